import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of an installed Chromium, from CHROMIUM_PATH or else found on the PATH; null if there is none. */
export function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    macChrome,
  ];
  return candidates.find((path) => path !== '' && isExecutable(path)) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
