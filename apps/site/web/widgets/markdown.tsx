/**
 * Texts of the owner, written in a small part of Markdown: headings, paragraphs, lists, emphasis,
 * links. They become our own elements; HTML in them is text, and links lead to web pages and mail
 * addresses only.
 */
import type { ComponentChildren } from 'preact';

/** The text as elements. */
export function Markdown({ text }: { readonly text: string }) {
  return <>{splitBlocks(text).map((lines, k) => drawBlock(lines, k))}</>;
}

/** Blocks are parted by empty lines; a heading is one by itself. */
function splitBlocks(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let block: string[] = [];
  const end = (): void => {
    if (block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '' || /^#{1,4} /.test(line)) end();
    if (line === '') continue;
    block.push(line);
    if (/^#{1,4} /.test(line)) end();
  }
  end();
  return blocks;
}

function drawBlock(lines: readonly string[], key: number) {
  const [first = ''] = lines;
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  // the page has a heading of the first level already
  if (heading !== null) {
    const text = drawInline(heading[2] ?? '');
    return (heading[1] ?? '').length > 2 ? <h3 key={key}>{text}</h3> : <h2 key={key}>{text}</h2>;
  }
  if (lines.every((line) => /^[-*] /.test(line))) {
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{drawInline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return (
    <p key={key}>
      {lines.map((line, k) => (
        <span key={`${k} ${line}`}>
          {k > 0 && <br />}
          {drawInline(line)}
        </span>
      ))}
    </p>
  );
}

/** Emphasis, links, and addresses that stand by themselves; each part is matched once. */
const PARTS =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>)]+[^\s<>).,])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

function drawInline(text: string): ComponentChildren[] {
  const drawn: ComponentChildren[] = [];
  let from = 0;
  for (const found of text.matchAll(PARTS)) {
    drawn.push(text.slice(from, found.index), drawPart(found));
    from = found.index + found[0].length;
  }
  drawn.push(text.slice(from));
  return drawn;
}

function drawPart(found: RegExpMatchArray): ComponentChildren {
  const [all, strong, soft, label, target, web, mail] = found;
  if (strong !== undefined) return <strong>{strong}</strong>;
  if (soft !== undefined) return <em>{soft}</em>;
  if (mail !== undefined) return drawLink(`mailto:${mail}`, mail);
  if (web !== undefined) return drawLink(web, web);
  return isSafe(target ?? '') ? drawLink(target ?? '', label ?? '') : all;
}

function drawLink(href: string, text: string) {
  return (
    <a class="link" href={href} rel="noopener nofollow">
      {text}
    </a>
  );
}

/** Web pages and mail addresses; a script in a link would run as ours. */
function isSafe(target: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(target);
}
