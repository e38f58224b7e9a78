import { join } from 'node:path';
import { writeGenerated } from './generate-demo.ts';
import { isUpToDate, markUpToDate } from './folder/stamp.ts';

const folder = join(import.meta.dirname, '..');

if (!(await isUpToDate(folder))) {
  const written = await writeGenerated(folder);
  await markUpToDate(folder, written);
  console.log(`Demo provider: ${written.length} files written to ${folder}`);
}
