/** Links between the forms of the page. */
import { usePage } from '../../frame/page-context.js';

/** Which form is shown. */
export type SignInPart = 'in' | 'new' | 'recover' | 'again';

/** A link to a form, which shows it at once where there is a script. */
export function PartLink({
  to,
  onPart,
  children,
}: {
  readonly to: SignInPart;
  readonly onPart: (part: SignInPart) => void;
  readonly children: string;
}) {
  const { linkTo } = usePage();
  const href = `${linkTo('sign-in')}${to === 'in' ? '' : `?part=${to}`}`;
  return (
    <a
      class="link strong"
      href={href}
      onClick={(event) => {
        event.preventDefault();
        const address = new URL(href, location.href);
        const next = new URLSearchParams(location.search).get('next');
        if (next !== null) address.searchParams.set('next', next);
        history.replaceState(null, '', address);
        onPart(to);
      }}
    >
      {children}
    </a>
  );
}
