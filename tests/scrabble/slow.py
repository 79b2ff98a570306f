"""A scorer that shares nothing with ours: a board of strings, premiums by coordinates, no cleverness."""

split = str.split
WORTH = dict(  # noqa: C408
   A=1, E=1, O=1, I=1, S=1, N=1, L=1, R=1, U=1, T=1, D=2, G=2, C=3, B=3, M=3, P=3, H=4, F=4, V=4,
             Y=4, CH=5, Q=5, J=8, LL=8, Ñ=8, RR=8, X=8, Z=10)  # fmt: skip

TRIPLE_WORD = split("1A 1H 1O 8A 8O 15A 15H 15O")
DOUBLE_WORD = split("2B 3C 4D 5E 11E 12D 13C 14B 2N 3M 4L 5K 11K 12L 13M 14N 8H")
TRIPLE_LETTER = split("2F 2J 6B 6F 6J 6N 10B 10F 10J 10N 14F 14J")
DOUBLE_LETTER = split("1D 1L 3G 3I 4A 4H 4O 7C 7G 7I 7M 8D 8L 9C 9G 9I 9M 12A 12H 12O 13G 13I 15D 15L")


def name(row, column):
    return f"{row + 1}{'ABCDEFGHIJKLMNO'[column]}"


def grid_of(board):
    """{(row, column): tile text} of one of our boards."""
    size = board.layout.size
    return {divmod(n, size): str(cell) for n, cell in enumerate(board.cells) if cell is not None}


def score(grid, placed):
    """The score of placing {(row, column): tile text} beside what lies there; no words, no checks."""
    whole = {**grid, **placed}
    found = set()
    for row, column in placed:
        for down, right in ((0, 1), (1, 0)):
            r, c = row, column
            while (r - down, c - right) in whole:
                r, c = r - down, c - right
            line = []
            while (r, c) in whole:
                line.append((r, c))
                r, c = r + down, c + right
            if len(line) > 1:
                found.add(tuple(line))
    total = 0
    for line in found:
        points, times = 0, 1
        for place in line:
            tile = whole[place]
            value = 0 if tile == tile.lower() else WORTH[tile]
            if place in placed:
                at = name(*place)
                value *= 3 if at in TRIPLE_LETTER else 2 if at in DOUBLE_LETTER else 1
                times *= 3 if at in TRIPLE_WORD else 2 if at in DOUBLE_WORD else 1
            points += value
        total += points * times
    return total + (50 if len(placed) == 7 else 0)
