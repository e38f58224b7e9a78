import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Content of a folder by path: text as UTF-8, bytes as they are. */
export type FolderFiles = Record<string, string | Uint8Array>;

/** The smallest `site.yaml`. */
export const site = `name: Example
legalName: Example Ltd
tagline: { en-us: Indexes }
description: { en-us: Indexes of an example }
providerUrl: https://example.org/
privacyPolicyUrl: https://example.org/privacy
legalDisclaimer: { en-us: An example }
home: { headline: { en-us: Example }, introduction: { en-us: Example } }
`;

/** The smallest folder that can be published. */
export const smallestFolder: FolderFiles = {
  'site.yaml': site,
  'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha,equity\nBBB,Beta,fixed-income\n',
};

export type TemporaryFolders = {
  /** Writes the smallest folder with these files over it; gives its path. */
  write: (name: string, files: FolderFiles) => string;
  path: (name: string) => string;
  remove: () => void;
};

export function temporaryFolders(): TemporaryFolders {
  const root = mkdtempSync(path.join(os.tmpdir(), 'plumbline-publishing-'));
  return {
    write(name, files) {
      const folder = path.join(root, name);
      for (const [file, content] of Object.entries({ ...smallestFolder, ...files })) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), content);
      }
      return folder;
    },
    path: (name) => path.join(root, name),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
