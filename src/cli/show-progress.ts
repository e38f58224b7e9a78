import type { Progress } from '#src/publishing/progress.ts';

const intervals = { terminal: 100, lines: 5000 };
const clearLine = '\r\u001B[2K';

/** Shows progress on stderr: on a terminal one line that is rewritten, elsewhere a line for each step and every 5 s. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr) {
  const interval = stream.isTTY ? intervals.terminal : intervals.lines;
  let step = '';
  let shownAt = 0;
  return {
    onProgress: (progress: Progress): void => {
      const now = Date.now();
      if (progress.step === step && now - shownAt < interval) return;
      step = progress.step;
      shownAt = now;
      const text = describe(progress);
      stream.write(stream.isTTY ? clearLine + text : `${text}\n`);
    },
    end: (): void => {
      if (stream.isTTY && step) stream.write(clearLine);
    },
  };
}

function describe({ step, done, total }: Progress): string {
  return total === null ? `${step}: ${done}` : `${step}: ${done} of ${total}`;
}
