type Writer = { write: (text: string) => unknown };
type Logged = { level: string; time: string; msg?: string; err?: LoggedError };
type LoggedError = { type: string; message?: string; stack?: string; cause?: LoggedError };

/** Writes the log for a person at a terminal, one readable line at a time. */
export function linesForPeople(terminal: Writer): { write: (line: string) => void } {
  return { write: (line) => void terminal.write(`${describeLine(line)}\n`) };
}

/** `14:05:09 warning: levels are late (late 3)`, in the time of this place; an error with its trace below it. */
function describeLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Logged;
  const clock = new Date(time).toTimeString().slice(0, '00:00:00'.length);
  const rank = level === 'info' ? '' : ` ${level === 'warn' ? 'warning' : level}:`;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${describeValue(value)}`);
  const said = details.length === 0 ? '' : ` (${details.join(', ')})`;
  return `${clock}${rank} ${withoutControls(msg ?? '')}${said}${err ? describeError(err) : ''}`;
}

/** Paths are chosen by visitors: any value that is not a plain word is quoted, and its control characters escaped. */
function describeValue(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[\w./:@~-]+$/.test(value);
  return isPlain ? value : withoutControls(JSON.stringify(value));
}

function describeError({ type, message = '', stack, cause }: LoggedError): string {
  const described = `\n  ${withoutControls(stack ?? `${type}: ${message}`).replaceAll('\n', '\n  ')}`;
  return cause ? `${described}\n  because of${describeError(cause)}` : described;
}

/** A terminal obeys control characters: only line breaks are passed on. */
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '\uFFFD');
}
