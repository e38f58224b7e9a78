import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Locked & { devDependencies?: Record<string, string> }> };

/** The development dependency whose code is part of the built pages. */
const bundled = '@tanstack/react-start';

/** The paths, as in the lock file, of all packages that run in production or are built into the pages, sorted. */
export function shippedPackages(lock: Lock): string[] {
  const found = new Set<string>();
  function add(name: string, from: string): void {
    const place = placeOf(lock, name, from);
    if (place === null || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies } = lock.packages[place] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, place);
  }
  for (const name of [...Object.keys(lock.packages['']?.dependencies ?? {}), bundled])
    add(name, '');
  return [...found].toSorted();
}

/** Finds a package as Node does: in the folder of the package that imports it, then in each folder above. */
function placeOf(lock: Lock, name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (place in lock.packages) return place;
    if (at === '') return null;
  }
}

/** A package's licence: its name, and the texts that the package contains. Null if the package is not installed. */
export function noticeOf(root: string, place: string): string | null {
  const folder = join(root, place);
  if (!existsSync(join(folder, 'package.json'))) return null;
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const files = globSync('{LICEN[CS]E,NOTICE,COPYING,OFL,license,licence,notice}*', {
    cwd: folder,
  });
  const texts = files.toSorted().flatMap((file) => textOf(join(folder, file)));
  return [`${name} ${version} (${license ?? 'licence not named'})`, ...texts].join('\n\n');
}

function textOf(file: string): string[] {
  // In some packages a folder or a module of code has such a name.
  return /\.(?:[cm]?[jt]s|json)$/.test(file) || globSync(`${file}/*`).length > 0
    ? []
    : [readFileSync(file, 'utf8').trim()];
}
