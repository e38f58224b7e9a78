import { useId } from 'react';
import type { Part } from '#src/client/calls/parts.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { asOfMessages } from '#src/i18n/messages/data/as-of.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import fields from '#src/ui/controls/field.module.css';
import { AsOfProvider } from '#src/ui/page-link.tsx';
import type { ListedRelease } from './load-releases.ts';
import styles from './as-of.module.css';

type ReleaseChoiceProps = {
  /** Path of the page without its language prefix, and its query without the release; both are preserved. */
  path: string;
  search: string;
  /** The number of the release that the page shows; null for the current one. */
  shown: number | null;
  releases: Part<ListedRelease[]>;
  language: Language;
};

/** A form without scripts that opens the page as of another published release. */
export function ReleaseChoice({ path, search, shown, releases, language }: ReleaseChoiceProps) {
  const m = asOfMessages(language);
  const id = useId();
  if (releases === 'failed' || releases.length === 0) return null;
  const isOffered = releases.some(({ release }) => release === shown);
  return (
    <AsOfProvider value={null}>
      <PageForm action={path} className={styles.choice}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={id}>{m.release}</label>
        <select
          id={id}
          name="asof"
          className={fields.field}
          defaultValue={shown ?? releases[0]?.release}
        >
          {releases.map(({ release, published, label }) => (
            <option key={release} value={release}>
              {m.option(
                formatDate(language, published.slice(0, 10)),
                String(release),
                // A release without a label of its own is labelled by its day.
                published.startsWith(label) ? '' : label,
              )}
            </option>
          ))}
          {shown === null || isOffered ? null : (
            <option value={shown}>{m.named(String(shown))}</option>
          )}
        </select>
        <Button type="submit">{m.show}</Button>
      </PageForm>
    </AsOfProvider>
  );
}
