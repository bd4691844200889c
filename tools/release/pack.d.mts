/** Where the packages lie that these dependencies install: `node_modules/pg`. */
export function placesOf(dependencies: Readonly<Record<string, string>>): string[];
