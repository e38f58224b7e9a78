import { Fragment } from 'react';
import type { Language } from '#src/domain/language.ts';
import { pictureLinkMessages } from '#src/i18n/messages/charts/picture-links.ts';
import { chartPicture, type IndexChart } from '#src/urls/chart-pictures.ts';
import type { ChartState } from '../address/chart-state.ts';
import styles from './download-links.module.css';

type PictureLinksProps = {
  fundId: string;
  charts: readonly IndexChart[];
  /** The time that the page shows, where it is that of the charts. */
  shown?: Pick<ChartState, 'period' | 'from' | 'to'>;
  /** An earlier release that the page shows. */
  release: number | undefined;
  language: Language;
};

const formats = ['png', 'svg'] as const;

/** Charts as pictures, of the time that the page shows. */
export function PictureLinks(props: PictureLinksProps) {
  return (
    <p className={styles.links} data-print="no">
      <span>{pictureLinkMessages(props.language).title}</span>
      <span className={styles.formats}>{linksOf(props)}</span>
    </p>
  );
}

/** The same at the end of a sentence, where a line of its own would push down what follows. */
export function PictureLinksInText(props: PictureLinksProps) {
  return (
    <span className={styles.inText} data-print="no">
      {linksOf(props).map((link) => (
        <Fragment key={link.key}> {link}</Fragment>
      ))}
    </span>
  );
}

function linksOf(props: PictureLinksProps) {
  const { fundId, charts, shown: { period, from, to } = {}, release: asof, language } = props;
  const m = pictureLinkMessages(language);
  const query = { period, from, to, lang: language, asof };
  return charts.flatMap((one) =>
    formats.map((format) => (
      <a key={`${one} ${format}`} href={chartPicture(fundId, one, format, query)}>
        {m[one](format.toUpperCase())}
      </a>
    )),
  );
}
