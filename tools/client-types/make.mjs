/** Turns an OpenAPI description on standard input into TypeScript on standard output. */
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const description = JSON.parse(await text(process.stdin));
const options = { alphabetize: true, immutable: true, exportType: true };
process.stdout.write(astToString(await openapiTS(description, options)));
