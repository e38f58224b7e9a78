import { useRouter } from '@tanstack/react-router';
import { siteOf } from '#src/client/page/site-of.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { pictureLinkMessages } from '#src/i18n/messages/charts/picture-links.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { FrameLink } from '#src/client/page/frame-link.tsx';
import { useAsOf } from '#src/ui/page-link.tsx';
import { withQuery } from '#src/urls.ts';
import { severalPicture } from '#src/urls/chart-pictures.ts';
import { embedCode, mixEmbed } from '#src/urls/embeds.ts';
import { mixEmbedHeight, rowsOfBlend } from '#src/urls/mix-embed-height.ts';
import { ComparisonFiles } from '../compare/comparison-files.tsx';
import styles from './form.module.css';
import years from './years.module.css';

type MixEmbedCodesProps = {
  /** Path and query of the page, without its language. */
  page: string;
  /** The release that the page is of. */
  release: number;
  /** There is a chart of it: of indexes without a window in common none is drawn. */
  isDrawn?: boolean;
} & (
  | { kind: 'comparison'; indexes: readonly { portfolioName: string }[] }
  | { kind: 'blend'; indexes: readonly { portfolioName: string; weight: number }[] }
);

/**
 * Whose the figures are, on paper too, and how a comparison or a blend is taken to another site: its chart as a picture,
 * and lines of HTML that show it as a table.
 */
export function MixEmbedCodes(props: MixEmbedCodesProps) {
  const { language } = usePageContext();
  const { name, allowsEmbeds } = siteOf(useRouter().state.matches);
  return (
    <>
      <p className={styles.source}>{embedMessages(language).source(name, String(props.release))}</p>
      <div className={styles.taken}>
        {props.isDrawn === false ? null : <Pictures {...props} />}
        <Files {...props} />
        {allowsEmbeds ? <Frame {...props} /> : null}
      </div>
    </>
  );
}

function Pictures({ kind, page, release }: MixEmbedCodesProps) {
  const { language } = usePageContext();
  const isPast = useAsOf() !== null;
  const m = pictureLinkMessages(language);
  const chart = kind === 'blend' ? 'blend' : 'compare';
  const request = { lang: language, asof: isPast ? release : undefined };
  const query = page.split('?')[1] ?? '';
  return (
    <p className={styles.links} data-print="no">
      <span>{m.title}</span>
      {(['png', 'svg'] as const).map((format) => (
        <a key={format} href={severalPicture(chart, format, query, request)}>
          {m[chart](format.toUpperCase())}
        </a>
      ))}
    </p>
  );
}

/** Those of a blend stand with what it is. */
function Files({ kind, page, release }: MixEmbedCodesProps) {
  const { language } = usePageContext();
  if (kind === 'blend') return null;
  return <ComparisonFiles query={page.split('?')[1] ?? ''} release={release} language={language} />;
}

function Frame({ page, ...props }: MixEmbedCodesProps) {
  const isPast = useAsOf() !== null;
  return (
    <>
      <FrameLink page={isPast ? withQuery(page, { asof: props.release }) : page} />
      <Codes page={page} {...props} />
    </>
  );
}

function Codes({ kind, page, indexes, release }: MixEmbedCodesProps) {
  const { language, origin } = usePageContext();
  const isPast = useAsOf() !== null;
  const m = embedMessages(language);
  const names =
    kind === 'blend' ? rowsOfBlend(indexes) : indexes.map(({ portfolioName }) => portfolioName);
  const height = mixEmbedHeight({ kind, names });
  const lang = language === defaultLanguage ? undefined : language;
  const codeOf = (asof?: number) => {
    const path = withQuery(mixEmbed(page), { lang, asof });
    return embedCode({ origin, path, title: m[kind], height });
  };
  const frozen = { name: m.frozen(m.table, String(release)), text: codeOf(release) };
  const live = { name: m.live(m.table), text: codeOf() };
  return (
    <details data-print="no">
      <summary className={years.summary}>{m.title}</summary>
      <CopiedTexts texts={copyMessages(language)} all={isPast ? [frozen] : [live, frozen]} />
    </details>
  );
}
