import { describeFailure } from '../start/describe-failure.ts';
import { readEnv } from '../settings/env.ts';
import { runPreviews } from './run-previews.ts';

// The process that serves PREVIEW_PORT; it ends with the process that started it.
try {
  const previews = await runPreviews(readEnv());
  const end = () => void previews.close().finally(() => process.exit(0));
  process.once('SIGTERM', end).once('disconnect', end);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}
