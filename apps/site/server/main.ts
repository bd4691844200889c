#!/usr/bin/env node
/** The command `nonokit-site`. */
import { runCommand } from './operation/commands.js';

process.exitCode = await runCommand(process.argv.slice(2));
