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
    const failure = error instanceof CommanderError ? wrongUse(error) : await failed(error);
    if (failure !== null && process.argv.includes('--json')) printResult(true, failure, '');
  }
}

/** Commander has already printed what is wrong. A requested help text is no error. */
function wrongUse({ exitCode, message }: CommanderError): object | null {
  if (exitCode === 0) return null;
  process.exitCode = exitCodes.environment;
  return { error: message.replace(/^error: /, '') };
}

async function failed(error: unknown): Promise<object> {
  const { errorAsJson, reportError } = await import('./report-error.ts');
  process.exitCode = reportError(error);
  return errorAsJson(error);
}

// A reader that closes the pipe early, such as `head`, ends the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
await main();
// A command may leave a handle open, such as a server that could not listen, which would keep the process alive.
process.exit();
