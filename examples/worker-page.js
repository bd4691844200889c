/**
 * The page of the examples `worker-vite`, `worker-webpack` and `worker-plain`: a puzzle is read,
 * drawn, explained and solved in a worker, so the page never stands still.
 */
const SNAIL = `width 14
height 9

rows
4
1,1
1,2,1,1,1
1,1,1,1,1,1
1,1,2,1,3
1,1,1,3
1,4,4
10
14

columns
4,1
1,1,1
1,3,2
1,1,3
1,1,1,3
1,2,3
1,3
4,2
2
3
4
7
3,1
3,1`;

const PAGE = `
  <style>
    body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; }
    textarea { box-sizing: border-box; width: 100%; height: 12rem; font: 0.9rem monospace; }
    button { padding: 0.5rem 1rem; font: inherit; }
    svg { max-width: 100%; height: auto; }
  </style>
  <h1>A nonogram, solved in a worker</h1>
  <label for="file">A puzzle in any of the formats of Nonokit</label>
  <textarea id="file"></textarea>
  <p><button id="solve">Solve</button> <button id="cancel" disabled>Cancel</button></p>
  <p id="says" role="status"></p>
  <div id="picture"></div>`;

/** Shows the page; `client` is from `lazyWorkerClient`. */
export function showPage(client) {
  document.body.innerHTML = PAGE;
  const [file, solve, cancel, says, picture] = ['file', 'solve', 'cancel', 'says', 'picture'].map(
    (id) => document.getElementById(id),
  );
  const say = (text) => {
    says.textContent = text;
  };
  file.value = SNAIL;
  solve.addEventListener('click', async () => {
    const controller = new AbortController();
    cancel.onclick = () => controller.abort(new Error('Cancelled.'));
    cancel.disabled = false;
    await solved(client, file.value, controller.signal, say, picture).catch((error) =>
      say(error.message),
    );
    cancel.disabled = true;
  });
}

async function solved(client, text, signal, say, picture) {
  const read = await client.read(text, { signal });
  const [puzzle] = read.ok ? read.value.puzzles : [read];
  if (!puzzle.ok) return say(puzzle.problem.message);
  let steps = 0;
  const onProgress = (told) => {
    steps += told.steps.length;
    say(`${steps} steps so far`);
  };
  const explained = await client.explain(puzzle.value, { signal, onProgress, timeoutMs: 10_000 });
  const { status } = await client.solve(puzzle.value, { signal, timeoutMs: 10_000 });
  const drawn = await client.draw(puzzle.value, { signal, output: 'svg', what: 'both' });
  if (!drawn.ok) return say(drawn.problem.message);
  picture.innerHTML = drawn.value;
  say(`${status}, explained in ${explained.ok ? explained.value.steps.length : 'no'} steps`);
}
