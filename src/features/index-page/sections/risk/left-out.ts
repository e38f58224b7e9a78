import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import {
  figureMessages,
  riskFigureNames,
  windowNames,
} from '#src/i18n/messages/figures/index-figures.ts';
import { missingTexts } from '#src/i18n/messages/figures/missing.ts';

type Figures = Pick<IndexFigures, 'risk' | 'drawdowns'>;

/** Figures of risk without the windows, and the kinds of figure, of which nothing is known; and what was left out. */
export function withoutUnknown({ risk, drawdowns }: Figures) {
  const windows = new Set(risk.flatMap(({ window, value }) => (value === null ? [] : window)));
  const kinds = new Set(risk.flatMap(({ figure, value }) => (value === null ? [] : figure)));
  const isShown = ({ window, figure }: Figures['risk'][number]) =>
    windows.has(window) && kinds.has(figure);
  const isMeasured = ({ depth }: Figures['drawdowns'][number]) => depth !== null;
  return {
    risk: risk.filter(isShown),
    drawdowns: drawdowns.filter(isMeasured),
    leftOut: {
      risk: risk.filter((one) => !isShown(one)),
      drawdowns: drawdowns.filter((one) => !isMeasured(one)),
    },
  };
}

/** Says once what is left out, and why; empty where nothing is. A window that both lack is named once. */
export function leftOutNote(language: Language, { risk, leftOut }: Unknown): string {
  const shown = new Set(risk.map(({ window }) => window as string));
  const left = [...leftOut.risk, ...leftOut.drawdowns];
  if (left.length === 0) return '';
  const unknown = leftOut.risk.filter(({ window }) => !shown.has(window));
  const windows = [...unknown, ...leftOut.drawdowns].map(({ window }) => window);
  const kinds = leftOut.risk.filter(({ window }) => shown.has(window)).map(({ figure }) => figure);
  const names = [
    ...[...new Set(windows)].map((window) => windowNames(language)[window]),
    ...[...new Set(kinds)].map((figure) => riskFigureNames(language)[figure]),
  ];
  const reasons = new Set(left.flatMap(({ missing }) => missing ?? []));
  if (names.length === 0 || reasons.size === 0) return '';
  return figureMessages(language).leftOut(
    listedTexts(language, names),
    Array.from(reasons, (reason) => missingTexts(language)[reason]),
  );
}

type Unknown = ReturnType<typeof withoutUnknown>;
