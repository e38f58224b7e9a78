import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import { blendName } from '#src/i18n/blend-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { blendMessages, rebalanceNames } from '#src/i18n/messages/mixes/blends.ts';
import { Section } from '#src/ui/layout.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { localPath, withQuery } from '#src/urls.ts';
import { blendPage, type BlendParameters } from '#src/urls/mixes.ts';
import { CopiedTexts } from '../parts/late-codes.tsx';
import { BlendFiles } from '../parts/late-parts.ts';

type AboutProps = {
  blend: BlendAnswer;
  parameters: BlendParameters;
  origin: string;
  language: Language;
};

/** What it is, and how it is taken along. */
export function About({ blend, parameters, origin, language }: AboutProps) {
  const m = blendMessages(language);
  const { release, parts, source } = blend;
  const day = (date: string) => formatDate(language, date);
  const address = withQuery(origin + localPath(language, blendPage(parameters)), { asof: release });
  return (
    <Section id="about" title={m.facts}>
      <FactList
        label={m.facts}
        facts={[
          { label: m.rebalance, value: rebalanceNames(language)[blend.rebalance] },
          { label: m.currency, value: blend.currency },
          { label: m.firstDay, value: day(blend.window.from) },
          { label: m.lastDay, value: day(blend.window.to) },
          {
            label: m.release,
            value: (
              <WholeDates
                text={`${formatCount(language, release)} (${day(blend.published.slice(0, 10))})`}
              />
            ),
          },
        ]}
      />
      <BlendFiles blend={blend} parameters={parameters} language={language} />
      <CopiedTexts
        texts={copyMessages(language)}
        isProse
        all={[
          {
            name: m.citation,
            text: m.cited(source, blendName(parts, language), String(release), address),
          },
        ]}
      />
    </Section>
  );
}
