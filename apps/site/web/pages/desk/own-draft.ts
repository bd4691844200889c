/** Drafts of this device and of the account, as the desk shows them. */
import type { DraftSummary } from '../../../player-store/drafts/draft-look.js';

/** A draft of this device. */
export interface OwnDraft extends DraftSummary {
  /** Whether the account has it as it is here. */
  readonly isSent: boolean;
}

/** Drafts of this device and of the account, as they change. */
export interface OwnDrafts {
  /** Calls with each new list. Returns "stop". */
  follow(show: (drafts: readonly OwnDraft[]) => void): () => void;
  /** Deletes a draft here and in the account. Returns what brings it back. */
  remove(id: string): Promise<() => Promise<void>>;
}
