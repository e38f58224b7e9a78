import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = `${import.meta.dirname}/..`;
const letters = 4;

/** The name of a class on the page: its name in the CSS file, followed by four letters of a hash of the file's path. */
export function className(name: string, file: string): string {
  const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, letters)}`;
}
