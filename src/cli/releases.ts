import { listReleases, stateOf, type Release } from '#src/store/releases/releases.ts';
import { printResult } from './print-result.ts';
import { withStore } from './with-store.ts';

export async function releases({ json }: { json?: boolean }): Promise<void> {
  const all = await withStore((store) => listReleases(store.db));
  const lines = all.length > 0 ? all.map(describe).join('\n') : 'No releases yet';
  printResult(json, { releases: all }, lines);
}

function describe(release: Release, index: number): string {
  const { number, published, label, note, restores } = release;
  const state = index === 0 ? 'current' : stateOf(release);
  const origin = restores === null ? note : `the content of release ${restores}`;
  return [String(number).padStart(5), published, state.padEnd(9), label, origin]
    .join('  ')
    .trimEnd();
}
