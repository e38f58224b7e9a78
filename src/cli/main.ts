#!/usr/bin/env node
import { CommanderError } from 'commander';
import { createProgram } from './program.ts';
import { printResult } from './print-result.ts';
import { errorTold, exitCodes, reportError } from './report-error.ts';

/** `npx plumbline …`; see `npx plumbline --help`. */
async function main(): Promise<void> {
  try {
    await createProgram().parseAsync();
  } catch (error) {
    // Commander has said what is wrong already; help that was asked for is no error.
    if (error instanceof CommanderError) process.exitCode = error.exitCode && exitCodes.environment;
    else {
      process.exitCode = reportError(error);
      if (process.argv.includes('--json')) printResult(true, errorTold(error), '');
    }
  }
}

await main();
// What a command has left open, such as a server that could not listen, would keep the process.
process.exit();
