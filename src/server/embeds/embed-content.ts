import { html } from 'hono/html';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { Theme } from '#src/contract/provider/brand.ts';
import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, formatReturn, shownChange } from '#src/i18n/format.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { withQuery } from '#src/urls.ts';
import type { EmbedParameters, EmbedName } from '#src/urls/embeds.ts';
import type { Html } from './embed-page.ts';

/** Widths of the picture for the browser to choose from, so that its letters match the text around it. */
const widths = [320, 480, 640, 800, 1200];

/** A chart as the picture of its address, in the width of the frame. */
export function chartContent(
  fundId: string,
  chart: Exclude<EmbedName, 'figures'>,
  theme: Theme | null,
  parameters: EmbedParameters,
  alt: string,
): Html {
  const srcset = (of: Theme) =>
    widths
      .map((width) => {
        const query = { ...parameters, theme: of, width, height: Math.round(width * 0.4 + 120) };
        return `${withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/${chart}.svg`, query)} ${width}w`;
      })
      .join(', ');
  const dark = html`<source
    media="(prefers-color-scheme: dark)"
    srcset="${srcset('dark')}"
    sizes="100vw"
  />`;
  const src = srcset(theme ?? 'light');
  return html`<h1 class="heard">${alt}</h1>
    <picture
      >${theme === null ? dark : ''}<img alt="${alt}" srcset="${src}" sizes="100vw"
    /></picture>`;
}

type Shown = { details: IndexDetails; figures: IndexFigures; language: Language };

/** Level, change and returns, each with what belongs to it. */
export function figuresContent({ details, figures, language }: Shown): Html {
  const m = embedMessages(language);
  const { level, portfolioName, hasReturns } = details;
  const change = level && changeOf(level.value, level.previousValue, hasReturns);
  const returns = figures.periodReturns.filter(({ value }) => value !== null);
  const isBackTested = returns.some(({ crossesLaunch }) => crossesLaunch === true);
  const names = returnPeriods(language);
  const perAnnum = indexPageMessages(language).perAnnum;
  const row = (name: string, value: string) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${value}</td>
    </tr>`;
  return html`<h1>${portfolioName}</h1>
    <p class="quiet">
      ${[variantName(details, language), level && m.asOf(formatDate(language, level.date))].filter(Boolean).join(' · ')}
    </p>
    <table>
      ${level ? row(m.level, formatLevel(language, level.value)) : ''}
      ${change ? row(m.change, shownChange(language, change).text) : ''}
      ${returns.map(({ tag, value, annualised, crossesLaunch }) =>
        row(
          `${names[tag]}${annualised ? ` ${perAnnum}` : ''}${crossesLaunch ? ' †' : ''}`,
          formatReturn(language, value),
        ),
      )}
    </table>
    ${isBackTested ? html`<p class="quiet">${m.backTested}</p>` : ''}`;
}
