/** Fetches another page of the site and takes out the data that the server has written into it. */

/** The data of the page at an address; undefined if it cannot be had. */
export async function fetchPage<Data>(address: string): Promise<Data | undefined> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const text = page.getElementById('data')?.textContent;
    return text === undefined || text === null ? undefined : (JSON.parse(text) as Data);
  } catch {
    // no network, or a proxy answered: the caller reports it
    return undefined;
  }
}
