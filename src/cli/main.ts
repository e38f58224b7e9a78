#!/usr/bin/env node
import { CommanderError } from 'commander';
import { exitCodes } from './exit-codes.ts';
import { printResult } from './print-result.ts';
import { createProgram } from './program.ts';

/** `npx plumbline …`; see `npx plumbline --help`. */
async function main(): Promise<void> {
  try {
    await createProgram().parseAsync();
  } catch (error) {
    // Commander has said what is wrong already; help that was asked for is no error.
    if (error instanceof CommanderError) process.exitCode = error.exitCode && exitCodes.environment;
    else {
      const { errorAsJson, reportError } = await import('./report-error.ts');
      process.exitCode = reportError(error);
      if (process.argv.includes('--json')) printResult(true, errorAsJson(error), '');
    }
  }
}

// A reader that takes no more of the output, such as `head`, ends the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
await main();
// What a command has left open, such as a server that could not listen, would keep the process.
process.exit();
