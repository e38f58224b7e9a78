import * as z from 'zod';

/**
 * `mapping.yaml` of the folder as it was published, with the files that it joins to levels (Base64, by path).
 * Daily files of levels that arrive later are read by it.
 */
export const folderMapping = z.object({
  text: z.string(),
  joined: z.record(z.string(), z.base64()).optional(),
});

export type FolderMapping = z.infer<typeof folderMapping>;
