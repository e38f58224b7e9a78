import type { FolderFiles } from './provider-folder.ts';

export type FaultFixture = {
  title: string;
  files: FolderFiles;
  /** Line and column were counted by hand, in characters. */
  fault: { file: string; line: number; column: number; expected: RegExp; found: string };
};

export const header = 'fund_id,name,asset_type\n';
export const goodRow = 'AAA,Alpha,equity\n';

export function mapped(kind: string, source: string): string {
  return `${kind}:\n  - ${source}\n`;
}

export function inIndexes(content: string | Uint8Array): FolderFiles {
  return { 'indexes.csv': content };
}

export function inLevels(content: string | Uint8Array, source?: string): FolderFiles {
  const mapping = source
    ? { 'mapping.yaml': mapped('levels', `{ file: levels/a.csv, ${source} }`) }
    : {};
  return { 'levels/a.csv': content, ...mapping };
}

export const wrongType = { expected: /one of equity, fixed-income/, found: 'shares' };
