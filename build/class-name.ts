import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = `${import.meta.dirname}/..`;
const letters = 4;

/** Name of a class on the page: what it is called in its file, and letters that no file of another path has. */
export function className(name: string, file: string): string {
  const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, letters)}`;
}
