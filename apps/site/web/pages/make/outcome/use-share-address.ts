/** The address that plays the picture's puzzle anywhere: its clues and nothing else. */
import { cluesOnly } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { shareAddress } from '../../../puzzles/share.js';
import type { Workshop } from '../workshop.js';

/** The address; undefined until the worker has written it. */
export function useShareAddress(workshop: Pick<Workshop, 'puzzle'>): string | undefined {
  const [address, setAddress] = useState<string>();
  const puzzle = workshop.puzzle.value;
  useEffect(() => {
    let isWanted = true;
    // without the worker there is no address, and its row stays out of use
    void shareAddress(cluesOnly(puzzle)).then(
      (text) => isWanted && setAddress(text),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [puzzle]);
  return address;
}
