/**
 * The engine in its checked build: arrays are bounds-checked, the state is audited after every
 * deduction, and a trace tells whether the engine learned what the reference learned.
 */
import type { Audit } from '../audit.js';
import type { Engine, EngineSlot } from '../engine.js';
import type { Search } from '../search.js';
import { engineBytes } from './checked-bytes.js';

/** The additional exports of `assembly/checked.ts`. */
export interface CheckedEngine extends Engine {
  auditEvery(deductions: number): void;
  traceOfSearch(): number;
}

/** A slot with a checked engine. */
export interface CheckedSlot extends EngineSlot {
  readonly engine: CheckedEngine;
}

/** The parts of WebAssembly that are used here. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

let compiled: object | undefined;

/** Creates a checked engine. A failed check throws an Error with its message. */
export function checkedEngine(): CheckedSlot {
  compiled ??= new WebAssembly.Module(engineBytes());
  const slot: { engine?: CheckedEngine; random: () => number } = { random: () => 0 };
  const abort = (message: number, file: number, line: number): void => {
    const { buffer } = (slot.engine as CheckedEngine).memory;
    throw new Error(`engine: ${textAt(buffer, message)} (${textAt(buffer, file)}:${line})`);
  };
  const imports = { random: { random: () => slot.random() }, env: { abort } };
  slot.engine = new WebAssembly.Instance(compiled, imports).exports as CheckedEngine;
  return slot as CheckedSlot;
}

/** Reads a string of the engine, whose size in bytes is stored before it. */
function textAt(buffer: ArrayBuffer, at: number): string {
  if (at === 0) return 'out of memory';
  const size = new DataView(buffer).getUint32(at - 4, true);
  return String.fromCharCode(...new Uint16Array(buffer, at, size >> 1));
}

/**
 * A hash of everything that a search of the reference deduces and learns, equal to `traceOfSearch`.
 */
export class Trace {
  value = 0x811c9dc5 | 0;

  #mix(number: number): void {
    this.value = Math.imul(this.value ^ number, 0x01000193);
  }

  /** Creates an audit of `search` that updates the trace and forwards to `inner`, if given. */
  of(search: Search, inner?: Audit): Audit {
    const { trail, analysis } = search;
    this.value = 0x811c9dc5 | 0;
    return {
      explained: (...reason) => inner?.explained(...reason),
      excluded: (nogood) => inner?.excluded(nogood),
      undone: (size) => inner?.undone(size),
      learned: (nogood) => {
        for (const literal of nogood) this.#mix(literal);
        this.#mix(analysis.glue);
        this.#mix(analysis.backTo);
        inner?.learned(nogood);
      },
      deduced: (holds) => {
        this.#mix(trail.size);
        this.#mix(trail.literals[trail.size - 1] as number);
        this.#mix(holds ? 1 : 0);
        inner?.deduced(holds);
      },
    };
  }
}
