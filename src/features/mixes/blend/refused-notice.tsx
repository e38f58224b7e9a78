import type { PartsFault } from '#src/domain/blends/blend-address.ts';
import type { Language } from '#src/domain/language.ts';
import { partsFaults } from '#src/i18n/messages/mixes/blend-faults.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from '../parts/form.module.css';

/** Why there is no blend: what is wrong with the parts, and the nearest address that is one; or as the API says it. */
export type RefusedBlend =
  | { fault: PartsFault['fault'] | 'unreadable' | 'unknown'; nearest: string | null }
  | { refused: string; nearest: string | null };

/** Why the parts are no blend, and the nearest address that is one. */
export function RefusedNotice({
  refused,
  language,
}: {
  refused: RefusedBlend;
  language: Language;
}) {
  const m = blendMessages(language);
  const { nearest } = refused;
  return (
    <Notice title={m.refused}>
      {'fault' in refused ? (
        <p>{partsFaults(language)[refused.fault]}</p>
      ) : (
        <p lang="en">{refused.refused}</p>
      )}
      {nearest === null ? null : (
        <p>
          {m.nearest}:{' '}
          <PageLink href={nearest} className={styles.address}>
            {nearest}
          </PageLink>
        </p>
      )}
    </Notice>
  );
}
