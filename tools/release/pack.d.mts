/** Where the packages lie that these dependencies install: `node_modules/pg`. */
export function listPlaces(dependencies: Readonly<Record<string, string>>): string[];
