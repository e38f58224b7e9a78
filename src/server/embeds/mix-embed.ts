import { html } from 'hono/html';
import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { Problem } from '#src/contract/api/problem.ts';
import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { findFigure } from '#src/domain/register/register.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent, formatReturn, noFigure } from '#src/i18n/format.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import { api as paths, withQuery } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import type { EmbedContent, Html } from './embed-page.ts';

/** What a frame has room for, of all that is compared. */
const shownTags = ['return1Y', 'return5Y', 'volatility5Y', 'maximumDrawdown5Y'] as const;

/**
 * The answer of the API to a comparison or a blend.
 * @throws InvalidInputError in its words for what cannot be compared or blended
 * @throws NotFoundError for an index that there is not
 */
export async function askMix<Name extends 'compare' | 'blend'>(
  { api, snapshot }: { api: Api; snapshot: Snapshot },
  name: Name,
  query: EndpointQuery<Name>,
): Promise<EndpointAnswer<Name>> {
  const answer = await api.request(callAddress(paths[name], query), {}, { snapshot });
  if (answer.ok) return (await answer.json()) as EndpointAnswer<Name>;
  const { detail } = (await answer.json()) as Problem;
  if (answer.status === 400) throw new InvalidInputError(detail, []);
  if (answer.status === 404) throw new NotFoundError(detail);
  throw new UnavailableError(detail);
}

type Row = { name: string; measured: MeasuredFigures };

export function comparisonContent(
  { indexes, base }: EndpointAnswer<'compare'>,
  asked: { from?: string | undefined; to?: string | undefined; asof?: string | undefined },
  language: Language,
): EmbedContent {
  const title = embedMessages(language).comparison;
  const { from, to, asof } = asked;
  const ids = indexes.map(({ fundId }) => fundId);
  return {
    title,
    page: withQuery(comparisonPage({ ids, base, from, to }), { asof }),
    content: tableOf(
      title,
      indexes.map(({ portfolioName: name, usual: measured }) => ({ name, measured })),
      { days: indexes.map(({ asOfDate }) => asOfDate), language },
    ),
  };
}

export function blendContent(
  { of, rebalance, parts, blend, asOfDate }: EndpointAnswer<'blend'>,
  asked: { from?: string | undefined; asof?: string | undefined },
  language: Language,
): EmbedContent {
  const title = embedMessages(language).blend;
  const { asof, from } = asked;
  const own = {
    name: parts.map(({ portfolioName, weight }) => `${weight}% ${portfolioName}`).join(' · '),
    measured: blend.usual,
  };
  const rows = parts.map(({ portfolioName: name, usual: measured }) => ({ name, measured }));
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
  const heads = shownTags.map((tag) => figureName(language, findFigure(tag)!));
  const asOf = [...new Set(days)].map((day) => day && formatDate(language, day)).filter(Boolean);
  return html`<h1>${title}</h1>
    <p class="quiet">${m.asOf(asOf.join(', '))}</p>
    <table>
      <thead>
        <tr>
          <td></td>
          ${heads.map((head) => html`<th class="end" scope="col">${head}</th>`)}
        </tr>
      </thead>
      ${rows.map(
        ({ name, measured }) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${shownTags.map((tag) => html`<td>${cell(measured, tag)}</td>`)}
          </tr>`,
      )}
    </table>
    ${isBackTested ? html`<p class="quiet">${m.backTested}</p>` : ''}`;
}
