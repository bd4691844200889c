/** Saving one's own puzzle as a file, with title and picture or without them. */
import { cluesOnly } from '@nonokit/board';
import { useState } from 'preact/hooks';
import { Switch } from '../../../widgets/controls.js';
import { FileForm } from '../../../widgets/file-form.js';
import { fileName } from './file-name.js';
import type { SavePart } from './save-part.js';

export function MakerFileForm({ outcome, words, onClose }: SavePart) {
  const [isWhole, setWhole] = useState(true);
  const puzzle = outcome.workshop.puzzle.value;
  return (
    <>
      <Switch
        label={words.withPicture}
        note={words.withPictureNote}
        isOn={isWhole}
        onChange={setWhole}
      />
      <FileForm
        puzzle={isWhole ? puzzle : { ...cluesOnly(puzzle), meta: {} }}
        name={fileName(puzzle, isWhole)}
        words={words}
        onClose={onClose}
      />
    </>
  );
}
