"""What columns are called, in English, Spanish, Italian and French, and by the programs of the trade.

>>> field_named("Étui"), field_named("Pair NS"), field_named("colour")
('board', 'ns', None)
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

__all__ = ["HEADINGS", "field_named", "heading"]

# The first name of each row is the field; the next four are what it is called in en, es, it and fr.
HEADINGS: Mapping[str, tuple[str, ...]] = {
    "session": ("Session", "Sesión", "Sessione", "Séance"),
    "section": ("Section", "Sección", "Girone", "Section"),
    "round": ("Round", "Ronda", "Turno", "Tour", "Vuelta", "Rnd", "Position"),
    "table": ("Table", "Mesa", "Tavolo", "Table", "Tbl", "Tav"),
    "board": ("Board", "Estuche", "Board", "Étui", "Bd", "Brd", "Mano", "Tablero", "Smazzata", "Donne", "No"),
    "boards": ("Boards", "Estuches", "Boards", "Étuis"),
    "ns": ("NS", "NS", "NS", "NS", "N-S", "Pair NS", "PairNS", "NS pair", "North-South", "Norte-Sur",
           "Nord-Sud", "Team NS", "Home", "Pareja NS", "Coppia NS", "Paire NS"),
    "ew": ("EW", "EO", "EO", "EO", "E-W", "E-O", "Pair EW", "PairEW", "EW pair", "East-West", "Este-Oeste",
           "Est-Ovest", "Est-Ouest", "OE", "Team EW", "Away", "Pareja EO", "Coppia EO", "Paire EO"),
    "n": ("N", "N", "N", "N", "North", "Norte", "Nord"),
    "e": ("E", "E", "E", "E", "East", "Este", "Est"),
    "s": ("S", "S", "S", "S", "South", "Sur", "Sud"),
    "w": ("W", "O", "O", "O", "West", "Oeste", "Ovest", "Ouest"),
    "contract": ("Contract", "Contrato", "Contratto", "Contrat"),
    "declarer": ("Declarer", "Declarante", "Dichiarante", "Déclarant", "By", "Decl", "NS/EW", "Played by"),
    "tricks": ("Tricks", "Bazas", "Prese", "Levées"),
    "result": ("Result", "Resultado", "Risultato", "Résultat", "Res"),
    "points": ("Score", "Puntuación", "Punteggio", "Score", "Points", "Puntos", "Punti", "NS score",
               "Score NS",                "Total points", "Marque", "NS points", "Points NS"),
    "minus": ("EW score", "Puntos EO", "Punti EO", "Points EO", "Score EW", "EW points", "Score EO"),
    "lead": ("Lead", "Salida", "Attacco", "Entame"),
    "form": ("Form", "Forma", "Forma", "Forme", "Group"),
    "vulnerability": ("Vulnerability", "Vulnerabilidad", "Zona", "Vulnérabilité", "Vul", "Vuln"),
    "ns_given": ("NS given", "NS asignado", "NS assegnato", "NS attribué", "NS adjusted"),
    "ew_given": ("EW given", "EO asignado", "EO assegnato", "EO attribué", "EW adjusted"),
    "number": ("Number", "Número", "Numero", "Numéro", "Pair", "Pareja", "Coppia", "Paire", "Nr", "#",
               "Contestant", "Team number"),
    "name": ("Name", "Nombre", "Nome", "Nom", "Team", "Equipo", "Squadra", "Équipe", "Names", "Nombres"),
    "federation": ("Federation", "Federación", "Federazione", "Fédération", "NBO", "Club"),
    "category": ("Category", "Categoría", "Categoria", "Catégorie", "Class"),
    "handicap": ("Handicap", "Hándicap", "Handicap", "Handicap", "Hcp"),
    "rank": ("Rank", "Puesto", "Posizione", "Place", "Pos", "Rango", "Rang"),
    "percent": ("Percent", "Porcentaje", "Percentuale", "Pourcentage", "%"),
    "total": ("Total", "Total", "Totale", "Total"),
    "penalties": ("Penalties", "Penalizaciones", "Penalità", "Pénalités"),
    **{
        f"{part}{seat}": tuple(f"{word} {seat}" for word in words)
        for part, words in {
            "player": ("Player", "Jugador", "Giocatore", "Joueur"),
            "id": ("Player number", "Número de jugador", "Tessera", "Licence"),
            "federation": ("Federation", "Federación", "Federazione", "Fédération"),
            "category": ("Category", "Categoría", "Categoria", "Catégorie"),
            "handicap": ("Handicap", "Hándicap", "Handicap", "Handicap"),
        }.items()
        for seat in range(1, 9)
    },
}  # fmt: skip
_LANGUAGES = ("en", "es", "it", "fr")


def _plain(text: str) -> str:
    """Without accents, capitals and signs: "Nº de mesa " is "no de mesa"."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[\s._-]+", " ", bare.casefold()).strip()


_KNOWN: dict[str, str] = {}
for _field, _names in HEADINGS.items():
    for _name in (_field, *_names):
        _KNOWN.setdefault(_plain(_name), _field)


def field_named(heading: str) -> str | None:
    """The field that a heading names in any of the languages, or nothing."""
    return _KNOWN.get(_plain(heading))


def heading(field: str, language: str = "en") -> str:
    """What the column of a field is called in a language."""
    return HEADINGS[field][_LANGUAGES.index(language) if language in _LANGUAGES else 0]
