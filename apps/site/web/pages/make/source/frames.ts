/**
 * The frames of an animated image, where the browser lets pages choose one; elsewhere the first
 * frame is the image.
 */
import { boundedSize, newSheet, type Sheet } from './sheet.js';

/** An animation that waits for the number of a frame. */
export interface Frames {
  readonly count: number;
  /** Draws the frame with this index. */
  draw(index: number): Promise<Sheet>;
  /** Frees its memory. */
  close(): void;
}

/** The frames of a file; undefined unless it moves. */
export async function readFrames(file: Blob, type: string): Promise<Frames | undefined> {
  if (typeof ImageDecoder === 'undefined') return undefined;
  if (!(await ImageDecoder.isTypeSupported(type))) return undefined;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type });
  const count = await countFrames(decoder);
  if (count < 2) {
    decoder.close();
    return undefined;
  }
  return {
    count,
    draw: async (frameIndex) => {
      const { image } = await decoder.decode({ frameIndex });
      const size = boundedSize(image.displayWidth, image.displayHeight);
      const sheet = newSheet(size.width, size.height);
      sheet.context.drawImage(image, 0, 0, size.width, size.height);
      image.close();
      return sheet;
    },
    close: () => decoder.close(),
  };
}

async function countFrames(decoder: ImageDecoder): Promise<number> {
  try {
    await decoder.tracks.ready;
    // of a file that is still read, only the frames so far are counted
    await decoder.completed;
    return decoder.tracks.selectedTrack?.frameCount ?? 1;
  } catch {
    // a broken animation: whether its first frame can be read is found out elsewhere
    return 1;
  }
}
