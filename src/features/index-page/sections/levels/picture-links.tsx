import type { Language } from '#src/domain/language.ts';
import { pictureLinkMessages } from '#src/i18n/messages/charts/picture-links.ts';
import { chartPicture } from '#src/urls/chart-pictures.ts';
import type { ChartState } from '../../address/chart-state.ts';
import styles from '../../parts/download-links.module.css';

type PictureLinksProps = {
  fundId: string;
  chart: ChartState;
  /** An earlier release that the page shows. */
  release: number | undefined;
  hasDrawdown: boolean;
  language: Language;
};

const formats = ['png', 'svg'] as const;

/** The chart as pictures, of the time that the page shows. */
export function PictureLinks(props: PictureLinksProps) {
  const { fundId, chart, release: asof, hasDrawdown, language } = props;
  const m = pictureLinkMessages(language);
  const { period, from, to } = chart;
  const charts = hasDrawdown ? (['levels', 'drawdown'] as const) : (['levels'] as const);
  return (
    <p className={styles.links} data-print="no">
      <span>{m.title}</span>
      <span className={styles.formats}>
        {charts.flatMap((one) =>
          formats.map((format) => (
            <a
              key={`${one} ${format}`}
              href={chartPicture(fundId, one, format, { period, from, to, lang: language, asof })}
            >
              {m[one](format.toUpperCase())}
            </a>
          )),
        )}
      </span>
    </p>
  );
}
