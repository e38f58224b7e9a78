import { useRouter } from '@tanstack/react-router';
import { siteOf } from '#src/client/page/site-of.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { Container } from '#src/ui/layout.tsx';
import { withQuery } from '#src/urls.ts';
import { embedCode, mixEmbed } from '#src/urls/embeds.ts';

type MixEmbedCodesProps = {
  kind: 'comparison' | 'blend';
  /** Path and query of the page, without its language. */
  page: string;
  /** The release that the page is of; undefined where only today's can be embedded. */
  release?: number;
};

/** Of a table of five rows. */
const height = 320;

/** The lines of HTML by which another site shows a comparison or a blend as a table, where the provider allows it. */
export function MixEmbedCodes({ kind, page, release }: MixEmbedCodesProps) {
  const { matches } = useRouter().state;
  const { language, origin } = usePageContext();
  if (!siteOf(matches).allowsEmbeds) return null;
  const m = embedMessages(language);
  const lang = language === defaultLanguage ? undefined : language;
  const codeOf = (asof?: number) => {
    const path = withQuery(mixEmbed(page), { lang, asof });
    return embedCode({ origin, path, title: m[kind], height });
  };
  const frozen =
    release === undefined ? [] : [{ name: m.frozenTable(String(release)), text: codeOf(release) }];
  return (
    <Container>
      <details data-print="no">
        <summary>{m.title}</summary>
        <CopiedTexts
          texts={copyMessages(language)}
          all={[{ name: m.liveTable, text: codeOf() }, ...frozen]}
        />
      </details>
    </Container>
  );
}
