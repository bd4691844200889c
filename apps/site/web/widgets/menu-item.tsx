/** A row of a menu: a link or a button, with its icon. */
import { Icon, type IconName } from './icon.js';

/** A row of the menu: a link or a button. */
export function MenuItem({
  icon,
  label,
  href,
  isApart = false,
  isDanger = false,
  isDisabled = false,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly href?: string | undefined;
  /** Opens the link in another tab. */
  readonly isApart?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick?: () => void;
}) {
  const looks = `menu-item${isDanger ? ' danger' : ''}`;
  const inside = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" class={looks} disabled={isDisabled} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <a class={looks} href={href} {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}>
      {inside}
    </a>
  );
}
