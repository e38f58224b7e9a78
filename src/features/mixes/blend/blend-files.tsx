import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetPaperMessages } from '#src/i18n/messages/indexes/factsheet-paper.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { blendDownload } from '#src/urls/downloads.ts';
import { comparisonPage, type BlendParameters } from '#src/urls/mixes.ts';
import styles from '../parts/form.module.css';

type BlendFilesProps = {
  blend: Pick<BlendAnswer, 'release' | 'parts'>;
  parameters: BlendParameters;
  language: Language;
};

/** The blend as files of its release, its factsheet on either paper, and its parts beside each other. */
export function BlendFiles({ blend, parameters, language }: BlendFilesProps) {
  const m = blendMessages(language);
  const { release, parts } = blend;
  const sheet = { ...parameters, format: 'pdf', asof: release, lang: language } as const;
  return (
    <p className={styles.links} data-print="no">
      <span>
        <a href={blendDownload(sheet)}>{m.sheet}</a>{' '}
        <a href={blendDownload({ ...sheet, paper: 'letter' })}>
          {factsheetPaperMessages(language).letter}
        </a>
      </span>
      {(['csv', 'xlsx', 'json'] as const).map((format) => (
        <a key={format} href={blendDownload({ ...parameters, format, asof: release })} download>
          {m.file(format.toUpperCase())}
        </a>
      ))}
      <PageLink href={comparisonPage({ ids: parts.map(({ fundId }) => fundId) })}>
        {m.compare}
      </PageLink>
    </p>
  );
}
