/**
 * Judges what the registry says about known faults of the libraries that are shipped, and fails on
 * grave ones. A registry that does not answer such questions is told, and is no failure: a mirror
 * often cannot.
 *
 *     npm audit --json --omit=dev | node scripts/audit.mjs
 */
import { text } from 'node:stream/consumers';

/** What fails. */
const GRAVE = ['high', 'critical'];

const answer = parsed(await text(process.stdin));
const faults = answer?.vulnerabilities;
if (typeof faults === 'object' && faults !== null) {
  judge(Object.values(faults));
} else {
  const why = answer?.message ?? 'no list of faults came';
  console.log(`audit: the registry does not answer: ${why}`);
}

/** @param {readonly { name: string, severity: string, range: string }[]} all */
function judge(all) {
  const grave = all.filter(({ severity }) => GRAVE.includes(severity));
  console.log(`audit: ${all.length} libraries with known faults, ${grave.length} of them grave`);
  for (const { name, severity, range } of grave) {
    console.log(`audit: ${name} ${range}: ${severity}`);
  }
  if (grave.length > 0) process.exitCode = 1;
}

/** @param {string} json */
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
