/**
 * Letters between the processes of a site. They arrive whole and in order, or the user hears that
 * what it had with the other process is lost: the connection to the database broke, the other
 * process began anew, or it has been silent.
 */
import type { Site } from '../../site/index.js';
import { Channel } from '../../storage/index.js';
import {
  channelOf,
  cutText,
  MOST_PIECES,
  type Piece,
  type PieceKind,
  readPiece,
  writePiece,
} from './pieces.js';

/** How often a process gives a sign of life to those that need it. */
export const BEAT_MS = 2000;

/** After so long without a sign of life a process is gone. */
export const SILENT_MS = 7000;

/** After so long a silent process with which nothing is agreed is forgotten. */
const FORGOTTEN_MS = 10 * 60_000;

/** Another process. */
interface Peer {
  /** Notices that went to it. */
  sent: number;
  /** Notices that came from it. */
  heard: number;
  heardAt: number;
  /** What came of a text so far. */
  parts: string[];
  /** What comes cannot be understood, and it has been told so. */
  isLost: boolean;
}

/** Who sends and receives letters. */
export interface PostUser {
  heard(from: string, letter: string): void;
  /** Nothing holds any more that was agreed with a process. */
  lost(name: string): void;
  /** The processes whose signs of life count. */
  peers(): ReadonlySet<string>;
}

/** The post of a process. */
export class RoomPost {
  readonly #site: Site;
  readonly #own: string;
  readonly #user: PostUser;
  readonly #peers = new Map<string, Peer>();
  #opening: Promise<void> | undefined;
  #channel: Channel | undefined;
  #beatAt = 0;
  #isClosed = false;

  constructor(site: Site, own: string, user: PostUser) {
    this.#site = site;
    this.#own = own;
    this.#user = user;
  }

  /** Listens, unless it does already. @throws if the database cannot be reached */
  open(): Promise<void> {
    this.#opening ??= this.#listen();
    return this.#opening;
  }

  /** Sends a letter. */
  send(to: string, letter: string): void {
    const pieces = cutText(letter);
    for (const [k, text] of pieces.entries()) {
      this.#send(to, k === pieces.length - 1 ? 'last' : 'part', text);
    }
  }

  /** Begins to count the silence of a process. */
  expect(name: string): void {
    this.#peerOf(name).heardAt = this.#site.now();
  }

  /** Gives signs of life, and finds out who is silent. Listens again after a break. */
  beat(): void {
    if (this.#isClosed) return;
    this.open().catch((error: unknown) =>
      this.#site.log.warn({ error }, 'rooms of other processes cannot be reached'),
    );
    const now = this.#site.now();
    // while this process stood still it heard nobody
    const wasAway = now - this.#beatAt > SILENT_MS / 2;
    this.#beatAt = now;
    // to itself, too: a connection that is dead takes no statement
    this.#send(this.#own, 'beat');
    const used = this.#user.peers();
    for (const name of used) {
      this.#send(name, 'beat');
      if (!wasAway && now - this.#peerOf(name).heardAt > SILENT_MS) this.#lose(name);
    }
    for (const [name, { heardAt }] of this.#peers) {
      if (!used.has(name) && now - heardAt > FORGOTTEN_MS) this.#peers.delete(name);
    }
  }

  /** Sends what waits, and ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    await this.#channel?.close();
  }

  async #listen(): Promise<void> {
    try {
      const channel = await Channel.open(this.#site.storage, channelOf(this.#own), {
        heard: (notice) => this.#hear(notice),
        broken: (error) => this.#break(error),
      });
      this.#channel = channel;
      if (this.#isClosed) await channel.close();
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  #break(error: unknown): void {
    this.#site.log.warn({ error }, 'lost the connection to rooms of other processes');
    this.#opening = undefined;
    this.#channel = undefined;
    for (const name of [...this.#peers.keys()]) this.#lose(name);
  }

  #hear(notice: string): void {
    const piece = readPiece(notice);
    if (piece === undefined || piece.from === this.#own) return;
    const { from, number, kind } = piece;
    // it has forgotten this process
    const isAnew = number === 1 && this.#peerOf(from).heard > 0;
    if (isAnew || kind === 'reset') this.#lose(from);
    const peer = this.#peerOf(from);
    if (kind !== 'reset' && number !== peer.heard + 1) this.#reset(from);
    else this.#take(peer, piece);
  }

  #take(peer: Peer, { from, number, kind, text }: Piece): void {
    peer.heard = number;
    peer.heardAt = this.#site.now();
    peer.isLost = false;
    if (kind === 'part' || kind === 'last') peer.parts.push(text);
    if (peer.parts.length > MOST_PIECES) {
      this.#reset(from);
    } else if (kind === 'last') {
      const letter = peer.parts.join('');
      peer.parts = [];
      this.#user.heard(from, letter);
    }
  }

  /** Begins anew with a process that cannot be understood. It is told once. */
  #reset(name: string): void {
    if (this.#peerOf(name).isLost) return;
    this.#lose(name);
    this.#peerOf(name).isLost = true;
    this.#send(name, 'reset');
  }

  #lose(name: string): void {
    this.#peers.delete(name);
    this.#user.lost(name);
  }

  #peerOf(name: string): Peer {
    let peer = this.#peers.get(name);
    if (peer === undefined) {
      const heardAt = this.#site.now();
      peer = { sent: 0, heard: 0, heardAt, parts: [], isLost: false };
      this.#peers.set(name, peer);
    }
    return peer;
  }

  #send(to: string, kind: PieceKind, text = ''): void {
    if (this.#channel === undefined) return;
    const peer = this.#peerOf(to);
    peer.sent++;
    const notice = writePiece({ from: this.#own, number: peer.sent, kind, text });
    this.#channel.send(channelOf(to), notice);
  }
}
