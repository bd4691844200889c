/**
 * Votes: what the player thinks of a solved puzzle goes to the server, and comes from there on
 * another device. The page asks whether a puzzle was too easy or too hard; the server keeps which
 * of the five labels it should have.
 */
import { effect, signal } from '@preact/signals';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemotePuzzle, Votes } from '../../../contract/remote-types.js';
import { SOLVED_ELSEWHERE } from '../../../player-store/exchange/exchange.js';
import type { SyncState } from '../../../player-store/exchange/game-sync.js';
import { here } from '../../frame/here.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import type { PlaySession } from '../play/session.js';
import { syncState } from './sync-state.js';

/** How a puzzle felt: against its label. */
type Felt = 'easy' | 'right' | 'hard';

/** The label that this feeling gives to a puzzle with that label. */
export function labelFelt(felt: Felt, difficulty: number): number {
  const by = { easy: -1, right: 0, hard: 1 }[felt];
  return Math.min(5, Math.max(1, difficulty + by));
}

/** The feeling behind a label that was given to the puzzle. */
export function feltLabel(label: number, difficulty: number): Felt {
  if (label === difficulty) return 'right';
  return label < difficulty ? 'easy' : 'hard';
}

/** A person's opinion of a puzzle. */
interface Opinion {
  readonly stars: number | undefined;
  readonly felt: Felt | undefined;
}

/**
 * Sends stars and felt difficulty as they change, once the server has the solve; what was chosen
 * until then is sent, too, as far as the server has no vote. Returns how to stop.
 */
export function followVotes(puzzle: RemotePuzzle, session: PlaySession): () => void {
  const { server } = here.peek();
  if (server?.person === undefined) return () => undefined;
  const first = toOpinion(session);
  const known = signal<Opinion | undefined>(undefined);
  let isAsked = false;
  const stopLooking = effect(() => {
    if (isAsked || !isWithServer(puzzle, syncState.value)) return;
    isAsked = true;
    void takeOver(puzzle, session, first).then((taken) => {
      known.value = taken;
    });
  });
  const stop = effect(() => {
    const before = known.value;
    const now = toOpinion(session);
    if (before === undefined || isSame(before, now)) return;
    known.value = now;
    void send(puzzle, before, now);
  });
  return () => {
    stop();
    stopLooking();
  };
}

/** Stars and feeling as they are now; an effect that calls this follows both. */
function toOpinion({ result: { stars, felt } }: PlaySession): Opinion {
  return { stars: stars.value, felt: felt.value };
}

function isSame(one: Opinion, other: Opinion): boolean {
  return one.stars === other.stars && one.felt === other.felt;
}

/**
 * Whether the account has solved the puzzle as far as the server knows: before, it takes no vote.
 */
function isWithServer({ mine }: RemotePuzzle, state: SyncState): boolean {
  if (mine?.state === 'solved' || state.kind === 'solved') return true;
  return state.kind === 'refused' && state.code === SOLVED_ELSEWHERE;
}

async function send({ id, difficulty }: RemotePuzzle, before: Opinion, now: Opinion) {
  const { stars, felt } = now;
  const isFelt = felt !== undefined && felt !== before.felt;
  const body = {
    ...(stars === undefined || stars === before.stars ? {} : { stars }),
    ...(isFelt ? { felt: labelFelt(felt, difficulty) } : {}),
  };
  if (Object.keys(body).length === 0) return;
  const answer = await ask<Votes>('PUT', callPath(paths.PUZZLE_VOTE, { id }), { body, retries: 2 });
  if (!answer.ok) toast({ text: writeSentence(here.peek(), answer.problem) });
}

/**
 * Shows the vote that the server has, where this device has none. Returns what the server has
 * besides what is newer here, so that the rest is sent; undefined if there is no voting.
 */
async function takeOver(
  { id, difficulty }: RemotePuzzle,
  session: PlaySession,
  first: Opinion,
): Promise<Opinion | undefined> {
  const answer = await ask<Votes>('GET', callPath(paths.PUZZLE_VOTE, { id }));
  if (!answer.ok || !answer.value.mayVote) return undefined;
  const mine = answer.value.mine ?? { stars: null, felt: null };
  const stars = mine.stars ?? undefined;
  const felt = mine.felt === null ? undefined : feltLabel(mine.felt, difficulty);
  session.result.stars.value ??= stars;
  session.result.felt.value ??= felt;
  // an old opinion of this device does not overrule the vote of another one
  return {
    stars: stars !== undefined && session.result.stars.peek() === first.stars ? first.stars : stars,
    felt: felt !== undefined && session.result.felt.peek() === first.felt ? first.felt : felt,
  };
}
