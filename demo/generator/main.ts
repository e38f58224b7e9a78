import { join } from 'node:path';
import { isUpToDate, markUpToDate } from './folder/stamp.ts';

const folder = join(import.meta.dirname, '..');

if (!(await isUpToDate(folder))) {
  // Loaded only when needed: every start comes by here.
  const { writeGenerated } = await import('./generate-demo.ts');
  const written = await writeGenerated(folder);
  await markUpToDate(folder, written);
  console.log(`Demo provider: ${written.length} files written to ${folder}`);
}
