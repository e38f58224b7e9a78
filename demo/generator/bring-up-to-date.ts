import { markUpToDate } from './folder/stamp.ts';
import { writeGenerated } from './generate-demo.ts';

/** Writes the generated part of the demo's own folder, with levels until a day. */
export async function bringUpToDate(folder: string, lastDate: string): Promise<void> {
  const written = await writeGenerated(folder, { lastDate });
  await markUpToDate(folder, lastDate, written);
  console.log(`Demo provider: ${written.length} files with levels until ${lastDate}`);
}
