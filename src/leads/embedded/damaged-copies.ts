import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodeRecord } from './journal-record.ts';

/** Names the copy of a journal that is kept because some of its lines are unreadable. */
export function copyName(journal: string, now: number): string {
  return `${journal}.damaged-${now}`;
}

/** The unreadable lines of the copies that contain an email address. */
export async function listDamaged(journal: string, email: string): Promise<string[]> {
  const copies = await Promise.all((await copiesOf(journal)).map(linesOf));
  return copies
    .flat()
    .filter((line) => recordOf(line) === null && isOf(line, email))
    .map(asText);
}

/** Removes every line of an email address from the copies. Returns the number of unreadable lines removed. */
export async function purgeDamaged(journal: string, email: string): Promise<number> {
  let removed = 0;
  for (const copy of await copiesOf(journal)) {
    const lines = await linesOf(copy);
    const kept = lines.filter((line) => !isOf(line, email));
    if (kept.length === lines.length) continue;
    const draft = `${copy}.new`;
    await writeFile(draft, kept.join('\n'), { encoding: 'latin1', mode: 0o600, flush: true });
    await rename(draft, copy);
    removed += lines.filter((line) => recordOf(line) === null && isOf(line, email)).length;
  }
  return removed;
}

async function copiesOf(journal: string): Promise<string[]> {
  const folder = dirname(journal);
  const names = await readdir(folder);
  return names
    .filter((name) => name.startsWith(copyName(basename(journal), 0).slice(0, -1)))
    .map((name) => join(folder, name));
}

/** Reads bytes rather than text: what is not valid text must survive the rewrite. */
async function linesOf(file: string): Promise<string[]> {
  return (await readFile(file, 'latin1')).split('\n');
}

function recordOf(line: string) {
  return decodeRecord(asText(line));
}

function asText(line: string): string {
  return Buffer.from(line, 'latin1').toString('utf8');
}

/** Whether a line belongs to an email address. An unreadable line does if the whole address stands in it. */
function isOf(line: string, email: string): boolean {
  const address = email.toLowerCase();
  const record = recordOf(line);
  if (record !== null) {
    return (
      record.record === 'received' && record.lead.fields.emailAddress?.toLowerCase() === address
    );
  }
  const whole = new RegExp(
    `(?<![\\w.+%-])${address.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w.-])`,
  );
  return whole.test(asText(line).toLowerCase());
}
