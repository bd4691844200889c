/**
 * Pages for servers are written by the build, which knows no site: they hold marks in place of what
 * the owner decides, and a server puts that in. The result equals a page that was rendered for the
 * site, so the browser takes it over as it is.
 */
import { escapeXml } from '@nonokit/core';
import { isUsualFace, type SiteFace } from '../contract/site-face.js';

/** The face of no site, with marks for texts, and all parts. */
export const MARKED_FACE: SiteFace = {
  name: '@@site-name@@',
  accent: '',
  logo: '',
  announcement: '@@announcement@@',
  off: [],
};

/** The attribute of the first element that says how the site presents itself. */
export function faceData(face: SiteFace): string {
  return isUsualFace(face) ? '' : ` data-site="${escapeXml(JSON.stringify(face))}"`;
}

/** A page with marks, as a site shows it; `root` is the relative address of the site's root. */
export function putFace(html: string, face: SiteFace, root: string): string {
  const { name, announcement, off } = face;
  let text = html;
  if (announcement === '') text = text.replaceAll(ANNOUNCEMENT, '');
  for (const part of off) {
    text = text.replaceAll(new RegExp(`<a data-part="${part}".*?</a>`, 'gs'), '');
  }
  return text
    .replace(iconLinks(MARKED_FACE, root).join('\n'), iconLinks(face, root).join('\n'))
    .replace('</head>', () => [...faceHead(face, root), '</head>'].join('\n'))
    .replaceAll(MARKED_FACE.name, () => escapeXml(name))
    .replaceAll(MARKED_FACE.announcement, () => escapeXml(announcement));
}

/** The element that has the announcement, see shell.tsx. */
const ANNOUNCEMENT = /<p class="announcement"[^>]*>@@announcement@@<\/p>/g;

/** The icons of a tab and of a phone's home screen: the owner's logo, else our mark. */
export function iconLinks({ logo }: SiteFace, root: string): string[] {
  const own = `logo-192.png?v=${logo}`;
  const tab =
    logo === '' ? `${root}icon.svg" type="image/svg+xml` : `${root}${own}" type="image/png`;
  const home = `${root}${logo === '' ? 'icon-192.png' : own}`;
  return [`<link rel="icon" href="${tab}">`, `<link rel="apple-touch-icon" href="${home}">`];
}

/** What the head of a page needs for accent and logo. The address changes with them. */
export function faceHead({ accent, logo }: SiteFace, root: string): string[] {
  if (accent === '' && logo === '') return [];
  const query = [
    ...(accent === '' ? [] : [`accent=${accent.slice(1)}`]),
    ...(logo === '' ? [] : [`logo=${logo}`]),
  ];
  return [`<link rel="stylesheet" href="${root}site.css?${query.join('&amp;')}">`];
}
