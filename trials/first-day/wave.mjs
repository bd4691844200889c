/** A wave of spam: accounts that publish puzzles of chance, and comment on them. */
import { Client } from '../security/client.mjs';

/** How the names of its accounts begin. */
export const SPAMMER = 'Spammer';

/** Sends the wave: what was accepted, and how often each refusal came. */
export async function sendWave(base, parts, { accounts, puzzles, comments, isAgain = false }) {
  const accepted = { puzzles: 0, comments: 0 };
  const refused = {};
  const take = (kind, { status, json }) => {
    if (status === 201) accepted[kind]++;
    else {
      const what = `${kind} ${status} ${json?.code}`;
      refused[what] = (refused[what] ?? 0) + 1;
    }
  };
  const live = async (k) => {
    const client = new Client(base, { address: `127.0.8.${k + 1}` });
    const body = { name: `${SPAMMER} ${k}`, password: `loud orange parrots ${k}` };
    client.keepCookie(await client.api('POST', isAgain ? '/session' : '/accounts', body));
    const own = [];
    for (let n = 0; n < puzzles / accounts; n++) {
      const file = parts.encodeRecord(parts.uniquePicture(`${k} ${n} ${isAgain}`));
      const answer = await client.api('POST', '/puzzles', { file, acceptWarnings: true });
      take('puzzles', answer);
      if (answer.status === 201) own.push(answer.json.id);
    }
    for (let n = 0; n < comments / accounts && own.length > 0; n++) {
      const path = `/puzzles/${own[n % own.length]}/comments`;
      take('comments', await client.api('POST', path, { text: `Buy parrots! ${n}`, isOpen: true }));
    }
    client.close();
  };
  await Promise.all(Array.from({ length: accounts }, (_, k) => live(k)));
  return { accepted, refused };
}

/** How much of the wave strangers see at first sight. */
export async function countShown(base) {
  const stranger = new Client(base);
  const { json } = await stranger.api('GET', '/puzzles?sort=new&limit=100');
  const { text } = await stranger.ask('GET', '/feeds/new.atom');
  stranger.close();
  const isOfWave = ({ author }) => author?.name.startsWith(SPAMMER) === true;
  return {
    puzzles: json.puzzles.filter(isOfWave).length,
    feed: text.split(`<name>${SPAMMER}`).length - 1,
  };
}
