import { rollbackTo } from '#src/store/releases/rollback.ts';
import { withStore } from './with-store.ts';

export async function rollback(number: number, { reason }: { reason?: string }): Promise<void> {
  const release = await withStore((store) => rollbackTo(store, number, reason));
  process.stdout.write(`Release ${release.number} is public, with the content of ${number}\n`);
}
