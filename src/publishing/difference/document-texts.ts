import type { DocumentRecord } from '#src/contract/provider/documents.ts';
import type { ChangedField } from './difference-report.ts';
import type { ComparedTexts } from './texts/compared-texts.ts';

/** Gives the bytes of a file by its hash. */
export type FileOf = (sha256: string) => Promise<Uint8Array>;

type Hashed = { field: string; before: string; after: string };

/** The texts of a document that differ: its own, and those of versions before it. PDFs have no words to compare. */
export async function documentTexts(
  before: DocumentRecord,
  after: DocumentRecord,
  files: { before: FileOf; after: FileOf },
  texts: ComparedTexts,
): Promise<ChangedField[]> {
  const changed: ChangedField[] = [];
  for (const each of differingTexts(before, after)) {
    const [old, fresh] = [await files.before(each.before), await files.after(each.after)];
    changed.push({
      field: each.field,
      before: sizeOf(old),
      after: sizeOf(fresh),
      text: texts({ html: Buffer.from(old).toString() }, { html: Buffer.from(fresh).toString() }),
    });
  }
  return changed;
}

/** Whether both have words to compare, which say what hashes and sizes would. */
const haveWords = (before: DocumentRecord, after: DocumentRecord): boolean =>
  before.format === 'html' && after.format === 'html';

/** Both without the hashes and sizes of texts whose words are compared. */
export function besideTexts(before: DocumentRecord, after: DocumentRecord): [object, object] {
  const isText = haveWords(before, after);
  const rest = ({ sha256, bytes, versions, ...others }: DocumentRecord) => ({
    ...others,
    ...(isText ? {} : { sha256, bytes }),
    versions: versions.map(({ sha256: _, ...version }) => version),
  });
  return [rest(before), rest(after)];
}

function differingTexts(before: DocumentRecord, after: DocumentRecord): Hashed[] {
  const own = haveWords(before, after)
    ? [{ field: 'text', before: before.sha256, after: after.sha256 }]
    : [];
  // The latest version is the document itself.
  const earlier = after.versions.slice(1).flatMap(({ version, sha256 }) => {
    const known = before.versions.find((one) => one.version === version);
    return known
      ? [{ field: `text of version ${version}`, before: known.sha256, after: sha256 }]
      : [];
  });
  return [...own, ...earlier].filter((one) => one.before !== one.after);
}

const sizeOf = (bytes: Uint8Array): string => `${bytes.length} bytes`;
