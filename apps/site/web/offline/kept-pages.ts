/** Pages that are kept for times without a network and name the person for whom they were made. */

/** The names of their caches, before the scope: they stay from version to version. */
export const PAGES_CACHE = 'pages of nonokit ';
export const PACK_CACHE = 'pack of nonokit ';

/** Removes them: the next person on this device must not be shown what the last one opened. */
export async function removePagesOfPeople(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PAGES_CACHE) || name.startsWith(PACK_CACHE)) await caches.delete(name);
  }
}

/** A page as one that was kept: it does not know who is signed in now, and asks the device. */
export async function markKept(response: Response): Promise<Response> {
  const { headers, status } = response;
  if (!response.ok || !/html/.test(headers.get('Content-Type') ?? '')) return response;
  const html = await response.text();
  const marked = html.replace(' data-server=""', ' data-server="" data-kept=""');
  return new Response(marked, { status, headers });
}
