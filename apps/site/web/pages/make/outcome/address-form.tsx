/** Sharing by an address, which holds the clues: neither title nor picture. */
import { useRef, useState } from 'preact/hooks';
import { IconShape } from '../../../widgets/icon.js';
import { OUTCOME_ICON_SHAPES } from './outcome-icon-shapes.js';
import type { SavePart } from './save-part.js';
import { useShareAddress } from './use-share-address.js';

/** Some programs for messages cut longer addresses. */
const LONG = 2000;

export function AddressForm({ outcome, words, onClose }: SavePart) {
  const address = useShareAddress(outcome.workshop);
  const field = useRef<HTMLTextAreaElement>(null);
  const [told, tell] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      tell(words.copied);
    } catch {
      // no clipboard without a secure address: the field is there to copy from
      field.current?.select();
      tell(words.copyFailed);
    }
  };
  return (
    <>
      <p class="small soft">{words.addressText}</p>
      <div class="field">
        <label for="share-address">{words.address}</label>
        <textarea
          id="share-address"
          class="input outcome-address"
          ref={field}
          rows={4}
          readOnly
          spellcheck={false}
          value={address ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      {address !== undefined && address.length > LONG && (
        <p class="note">
          <IconShape shape={OUTCOME_ICON_SHAPES['triangle-alert']} />
          {words.addressLong(address.length)}
        </p>
      )}
      <p class="small soft" role="status">
        {told}
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
        {address !== undefined && (
          <a class="button" href={address} target="_blank" rel="noopener">
            {words.openAddress}
          </a>
        )}
        <button
          type="button"
          class="button primary"
          disabled={address === undefined}
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
      </div>
    </>
  );
}
