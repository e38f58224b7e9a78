import { loadBuiltPages } from './built-pages.ts';
import { readEnv, WrongSettingError } from './env.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** `npm start`: the site on the built pages. SIGTERM and SIGINT finish what is under way, then close. */
async function main(): Promise<void> {
  const server = await startServer(readEnv(), await loadBuiltPages());
  process.stdout.write(`Plumbline is at ${server.url}\n`);
  closeOnSignal(server);
}

function closeOnSignal(server: RunningServer): void {
  const close = () => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof WrongSettingError || error instanceof UnavailableError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
