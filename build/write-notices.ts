import { readFileSync, writeFileSync } from 'node:fs';
import { noticeOf, shippedPackages } from './third-party-notices.ts';

// Writes the licences of all shipped packages, which these licences require.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<
  typeof shippedPackages
>[0];
const notices = shippedPackages(lock).flatMap((place) => noticeOf('.', place) ?? []);
writeFileSync('dist/third-party-notices.txt', `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
