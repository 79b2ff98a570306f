// The pages work without this. It keeps live regions fresh, scrolls the chart to where the case
// stands, and prints.

const SILENCE = 12_000; // the server's heart beats every five seconds
const line = document.getElementById("line");

function say(lost) {
  if (line && line.hidden === lost) {
    line.textContent = lost ? line.dataset.lost : "";
    line.hidden = !lost;
  }
}

async function refresh() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" }, cache: "no-store" });
  if (!answer.ok) throw new Error(String(answer.status));
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const region of document.querySelectorAll("[data-live]")) {
    const next = fresh.getElementById(region.id);
    if (!next || next.innerHTML === region.innerHTML) continue;
    const focused = region.contains(document.activeElement) && document.activeElement.getAttribute("href");
    region.innerHTML = next.innerHTML;
    if (focused) region.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  }
}

// EventSource alone is not enough: it does not notice a frozen server, and one 503 closes it for ever.
class Line {
  #source;
  #watch;
  #tries = 0;
  #seen = Number(document.body.dataset.head);

  open() {
    this.close();
    this.#source = new EventSource(`/live?from=${this.#seen}`);
    this.#source.addEventListener("heartbeat", () => this.#alive());
    this.#source.addEventListener("moved", (event) => this.#moved(Number(event.data)));
    this.#source.addEventListener("open", () => this.#alive());
    this.#source.addEventListener("error", () => this.#retry());
    this.#expect();
  }

  close() {
    clearTimeout(this.#watch);
    this.#source?.close();
  }

  #alive() {
    this.#tries = 0;
    say(false);
    this.#expect();
  }

  async #moved(position) {
    this.#alive();
    try {
      await refresh();
      this.#seen = Math.max(this.#seen, position);
    } catch {
      this.#retry();
    }
  }

  #expect() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#retry(), SILENCE);
  }

  #retry() {
    this.close();
    say(true);
    const longest = Math.min(30_000, 1_000 * 2 ** this.#tries++);
    this.#watch = setTimeout(() => this.open(), longest / 2 + Math.random() * (longest / 2));
  }
}

if (document.querySelector("[data-live]") && document.body.dataset.head) {
  const live = new Line();
  const follow = () => (document.hidden ? live.close() : live.open());
  // A browser allows six connections to a host: a page that nobody sees gives its one back.
  document.addEventListener("visibilitychange", follow);
  addEventListener("pagehide", () => live.close());
  addEventListener("pageshow", follow);
}

for (const chart of document.querySelectorAll("[data-chart]")) {
  const here = chart.querySelector(".here");
  if (here) {
    const at = here.getBoundingClientRect();
    const view = chart.getBoundingClientRect();
    chart.scrollTo({ top: at.top - view.top - view.height / 3, left: at.left - view.left - (view.width - at.width) / 2 });
  }
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
