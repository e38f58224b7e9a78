import * as z from 'zod';

/** `mapping.yaml` of the folder as it stands: daily files that programs send are read by it. */
export const folderMapping = z.object({ text: z.string() });
