import type { Language } from '#src/domain/language.ts';
import { pictureLinkMessages } from '#src/i18n/messages/charts/picture-links.ts';
import { useAsOf } from '#src/ui/page-link.tsx';
import type { CallValues } from '#src/urls/call-address.ts';
import { pointsPicture } from '#src/urls/chart-pictures.ts';
import styles from './scatter.module.css';

type PointsLinksProps = { language: Language; drawn: CallValues };

/** The points as a picture, of the same list. */
export function PointsLinks({ language, drawn }: PointsLinksProps) {
  const m = pictureLinkMessages(language);
  const query = { ...drawn, lang: language, asof: useAsOf() ?? undefined };
  return (
    <p className={styles.links} data-print="no">
      <span>{m.title}</span>
      {(['png', 'svg'] as const).map((format) => (
        <a key={format} href={pointsPicture(format, query)}>
          {m.screener(format.toUpperCase())}
        </a>
      ))}
    </p>
  );
}
