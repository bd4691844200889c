/** The logo: a file is chosen, sent, and used at once, or removed. */
import { useRef, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import { MOST_LOGO_BYTES, type OwnerAnswer } from '../../../contract/owner.js';
import * as paths from '../../../contract/paths.js';
import { Logo } from '../../frame/logo.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { problemText } from '../../widgets/form.js';
import type { CardProps } from './card-props.js';
import { LockNote } from './owner-card.js';

/** The logo as large as a header shows it. */
export function LogoImage({
  logo: { address, width, height: pixels },
  height,
}: {
  readonly logo: NonNullable<OwnerAnswer['logo']>;
  readonly height: number;
}) {
  const { root } = usePage();
  const wide = Math.round((width * height) / pixels);
  return <img src={root + address} alt="" width={wide} height={height} />;
}

export function LogoField({ logo, locked, onLogo }: CardProps) {
  const page = usePage();
  const words = page.wordsOf('owner');
  const [fault, tell] = useState('');
  const input = useRef<HTMLInputElement>(null);
  if (locked.includes('logo')) {
    return (
      <p>
        <b>{words.logo}</b>: {logo !== null && <LogoImage logo={logo} height={26} />}
        <br />
        <small class="soft">
          <LockNote />
        </small>
      </p>
    );
  }
  const change = async (method: 'PUT' | 'DELETE', body?: { file: string }): Promise<void> => {
    // what is wrong with the file is told in the language of the page
    const path = callPath(paths.OWNER_LOGO, {}, { lang: page.language });
    const answer = await ask<OwnerAnswer>(method, path, { body });
    tell(answer.ok ? '' : problemText(page, answer.problem));
    if (!answer.ok) return;
    onLogo(answer.value);
    toast({ text: words.saved });
  };
  const choose = async (chooser: HTMLInputElement): Promise<void> => {
    const [file] = chooser.files ?? [];
    if (file === undefined) return;
    if (file.size > MOST_LOGO_BYTES) tell(words.logoTooLarge);
    else await change('PUT', { file: await readBase64(file) });
    // the same file can be chosen again
    chooser.value = '';
  };
  return (
    <div class="field">
      <span id="logo">{words.logo}</span>
      <div class="row wraps" role="group" aria-labelledby="logo">
        <span class="logo-now">
          {logo === null ? <Logo size={26} /> : <LogoImage logo={logo} height={26} />}
        </span>
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {words.chooseLogo}
        </button>
        <input
          ref={input}
          type="file"
          accept="image/png,image/svg+xml,.png,.svg"
          hidden
          aria-label={words.logo}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
        {logo !== null && (
          <button type="button" class="button quiet" onClick={() => void change('DELETE')}>
            {words.removeLogo}
          </button>
        )}
      </div>
      <p class={`small ${fault === '' ? 'soft' : 'mistake'}`} role="status">
        {fault === '' ? words.logoNote : fault}
      </p>
    </div>
  );
}

/** The bytes of a file in Base64. */
function readBase64(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
