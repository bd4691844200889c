/** The command `nonokit-site`. */
export {};
