import type { Language } from '#src/domain/language.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { refusalMessages } from '#src/i18n/messages/mixes/refusals.ts';
import { saidRefusals } from '#src/i18n/refusals/said-refusals.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './form.module.css';

/** The API refuses what the address asks for. */
export type RefusedMix = { reasons: readonly Refusal[] };

/** Why there is no comparison or blend, with the most similar one that there is. One index alone waits for another. */
export function RefusedNotice({
  title,
  refused: { reasons },
  language,
}: {
  title: string;
  refused: RefusedMix;
  language: Language;
}) {
  const single = reasons.find(({ code }) => code === 'one-index')?.values['name'];
  if (single) return <Notice title={compareMessages(language).choose}>{single}</Notice>;
  const nearest = reasons.find((reason) => reason.nearest !== null)?.nearest ?? null;
  return (
    <Notice title={title}>
      <p>{saidRefusals(language, reasons)}</p>
      {nearest === null ? null : (
        <p>
          {refusalMessages(language).nearest}{' '}
          <PageLink href={nearest} className={styles.address}>
            {nearest}
          </PageLink>
        </p>
      )}
    </Notice>
  );
}
