import { rollbackTo } from '#src/store/releases/rollback.ts';
import { printResult } from './print-result.ts';
import { withStore } from './with-store.ts';

export async function rollback(
  number: number,
  { reason, json }: { reason?: string; json?: boolean },
): Promise<void> {
  const release = await withStore((store) => rollbackTo(store, number, reason));
  const line = `Release ${release.number} is public, with the content of ${number}`;
  printResult(json, { release }, line);
}
