/** The latest pictures of this device, below a solved one. */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { signInAddress } from '../../../frame/sign-in-address.js';
import { store } from '../../../frame/store.js';
import { type AlbumPicture, readAlbum } from '../../../puzzles/album.js';
import { linkToCard } from '../../../widgets/cards.js';
import { Icon } from '../../../widgets/icon.js';
import { Snap } from '../../../widgets/snap.js';
import { clockText } from '../../../widgets/time.js';

/** Pictures in the row. */
const SHOWN = 7;

export function AlbumRow() {
  const page = usePage();
  const { linkTo, server, wordsOf } = page;
  const words = wordsOf('finished');
  const pictures = usePictures();
  if (pictures.length === 0) return null;
  return (
    <section class="stack album-row" aria-labelledby="album">
      <div class="apart">
        <h2 id="album">{words.album}</h2>
        <a class="button quiet" href={linkTo('album/')}>
          {words.allOfAlbum(pictures.length)}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
      <ul class="card squared snaps">
        {pictures.slice(0, SHOWN).map((picture) => (
          <li key={picture.id}>
            <a href={linkToCard(page, picture)}>
              <Snap id={picture.id} of={picture.marks} palette={picture.palette} size={80} />
              <span class="tiny soft digits">{clockText(picture.result.elapsed)}</span>
            </a>
          </li>
        ))}
      </ul>
      {server === undefined || server.person !== undefined ? (
        server === undefined && <p class="small soft">{words.onDevice}</p>
      ) : (
        <div class="apart guest">
          <p class="small soft">{words.withAccount}</p>
          <a class="button" href={signInAddress(page, 'new')}>
            {words.makeAccount}
          </a>
        </div>
      )}
    </section>
  );
}

/** The album, read when it is shown. */
function usePictures(): readonly AlbumPicture[] {
  const [pictures, show] = useState<readonly AlbumPicture[]>([]);
  useEffect(() => {
    let isShown = true;
    void readAlbum(store()).then((all) => isShown && show(all));
    return () => {
      isShown = false;
    };
  }, []);
  return pictures;
}
