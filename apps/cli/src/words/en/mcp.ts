/** English texts of `mcp`. */

export const MCP = {
  summary: 'tools for assistants (Model Context Protocol)',
  description:
    'Give assistants the tools solve, check, rate, explain, hint, proofread,\n' +
    'generate, make, draw and convert, by the Model Context Protocol on standard\n' +
    'input and output. Everything runs on this machine; nothing is uploaded.',
  options: {
    http: 'serve on a port of this machine instead (default: any that is free)',
  },
  tools: `Each call runs in a process of its own, with limits of time, memory and output.
On standard input and output tools may read files that the assistant names.`,
  status: 'Exit status: 130 when stopped with Ctrl-C, 2 the port is taken.',
  examples: `Examples:
  $ claude mcp add nonokit -- npx nonokit mcp
  $ nonokit mcp --http 4810`,
  /** For the assistant itself. */
  instructions:
    'Nonograms: solve and check before you claim anything about a puzzle. To help a player, use ' +
    'hint with their marks and tell no more than they asked for; do not show the solution unasked.',
};
