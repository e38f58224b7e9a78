import type { Language } from '#src/domain/language.ts';
import { pictureLinkMessages } from '#src/i18n/messages/charts/picture-links.ts';
import { apiQueryOf } from '#src/list-page/list-query.ts';
import { useAsOf } from '#src/ui/page-link.tsx';
import { callAddress } from '#src/urls/call-address.ts';
import { severalPicture } from '#src/urls/chart-pictures.ts';
import { narrowingOf } from '../narrowing-of.ts';
import { plotOf, type ScreenerQuery } from '../screener-query.ts';
import styles from './scatter.module.css';

type PointsLinksProps = { language: Language; query: ScreenerQuery };

/** The points as a picture, of the same list. */
export function PointsLinks({ language, query }: PointsLinksProps) {
  const m = pictureLinkMessages(language);
  const asof = useAsOf() ?? undefined;
  const asked = { ...narrowingOf(query), ...apiQueryOf(query).order, ...plotOf(query) };
  const [, listed = ''] = callAddress('', asked).split('?');
  return (
    <p className={styles.links} data-print="no">
      <span>{m.title}</span>
      {(['png', 'svg'] as const).map((format) => (
        <a key={format} href={severalPicture('screener', format, listed, { lang: language, asof })}>
          {m.screener(format.toUpperCase())}
        </a>
      ))}
    </p>
  );
}
