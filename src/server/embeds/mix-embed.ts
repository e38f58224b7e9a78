import { html } from 'hono/html';
import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import { findFigure } from '#src/domain/register/register.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, formatPercent, formatReturn, noFigure } from '#src/i18n/format.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { rowsOfBlend } from '#src/urls/mix-embed-height.ts';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import { withQuery } from '#src/urls.ts';
import type { EmbedContent, Html } from './embed-page.ts';

/** A frame has room for these figures of a comparison. */
const shownTags = ['return1Y', 'return5Y', 'volatility5Y', 'maximumDrawdown5Y'] as const;

type Row = { name: string; measured: MeasuredFigures; level?: string };

export function comparisonContent(
  { indexes, base }: EndpointAnswer<'compare'>,
  query: { from?: string | undefined; to?: string | undefined; asof?: string | undefined },
  language: Language,
): EmbedContent {
  const title = embedMessages(language).comparison;
  const { from, to, asof } = query;
  const ids = indexes.map(({ fundId }) => fundId);
  // Rates have levels, and no figure of a return.
  const isOfMeasures = indexes.every(({ hasReturns }) => !hasReturns);
  return {
    title,
    page: withQuery(comparisonPage({ ids, base, from, to }), { asof }),
    content: tableOf(
      title,
      indexes.map(({ portfolioName: name, usual: measured, ownLevels }) => ({
        name,
        measured,
        ...(isOfMeasures && { level: formatLevel(language, lastOf(ownLevels)) }),
      })),
      { days: indexes.map(({ asOfDate }) => asOfDate), language },
    ),
  };
}

const lastOf = (levels: PricesData | null): number | null =>
  levels && (decodeLevels(levels).values.at(-1) ?? null);

export function blendContent(
  { of, rebalance, parts, blend, asOfDate }: EndpointAnswer<'blend'>,
  query: { from?: string | undefined; asof?: string | undefined },
  language: Language,
): EmbedContent {
  const title = embedMessages(language).blend;
  const { asof, from } = query;
  const [ownName = '', ...names] = rowsOfBlend(parts);
  const own = { name: ownName, measured: blend.usual };
  const rows = parts.map(({ usual: measured }, at) => ({ name: names[at]!, measured }));
  return {
    title,
    page: withQuery(blendPage({ of, rebalance, from }), { asof }),
    content: tableOf(title, [own, ...rows], { days: [asOfDate], language }),
  };
}

type Said = { days: readonly (string | null)[]; language: Language };

function tableOf(title: string, rows: readonly Row[], { days, language }: Said): Html {
  const m = embedMessages(language);
  const isBackTested = rows.some(({ measured }) =>
    shownTags.some((tag) => measured.backTested.includes(tag)),
  );
  const cell = ({ figures, backTested }: MeasuredFigures, tag: string) => {
    const value = figures[tag] ?? null;
    if (value === null) return noFigure;
    const format = tag.startsWith('return') ? formatReturn : formatPercent;
    return `${format(language, value)}${backTested.includes(tag) ? ' †' : ''}`;
  };
  const isOfLevels = rows.every(({ level }) => level !== undefined);
  const heads = isOfLevels
    ? [m.level]
    : shownTags.map((tag) => figureName(language, findFigure(tag)!));
  const cellsOf = ({ measured, level }: Row) =>
    isOfLevels ? [level] : shownTags.map((tag) => cell(measured, tag));
  const asOf = [...new Set(days)].flatMap((day) => (day ? [formatDate(language, day)] : []));
  return html`<h1>${title}</h1>
    <p class="quiet">${m.asOf(listedTexts(language, asOf))}</p>
    <table>
      <thead>
        <tr>
          <td></td>
          ${heads.map((head) => html`<th class="end" scope="col">${head}</th>`)}
        </tr>
      </thead>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${row.name}</th>
            ${cellsOf(row).map((text) => html`<td>${text}</td>`)}
          </tr>`,
      )}
    </table>
    ${isBackTested ? html`<p class="quiet">${m.backTested}</p>` : ''}`;
}
