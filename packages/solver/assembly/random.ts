/**
 * Random numbers from the caller's seeded stream, which both engines draw in the same order.
 */

/** The next number of the stream, in [0, 1). */
export declare function random(): f64;
