import * as z from 'zod';

/**
 * `mapping.yaml` of the folder as it stands: daily files that programs send are read by it, with the files that it joins to
 * levels (Base64, by their paths in the folder).
 */
export const folderMapping = z.object({
  text: z.string(),
  joined: z.record(z.string(), z.base64()).optional(),
});

export type FolderMapping = z.infer<typeof folderMapping>;
