/**
 * Runs behind the entry of a page in development: its styles are there by then, as elements that
 * are replaced when they change, so the links with which the page was first drawn go.
 */
for (const link of document.querySelectorAll('link[data-first]')) link.remove();

export {};
