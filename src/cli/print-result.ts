/** Prints what a command did: lines for a terminal, or with `--json` one JSON document for a program. */
export function printResult(json: boolean | undefined, result: unknown, text: string): void {
  process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : text && `${text}\n`);
}
