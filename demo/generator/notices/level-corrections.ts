import { formatLevel } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import type { LevelsOf } from '../articles/fill-expressions.ts';
import { between } from '../articles/measures.ts';
import type { DemoIndex } from '../folder/demo-index.ts';
import type { NoticeRow } from './notice-row.ts';

const dayBefore = '2025-03-26';
const correctedDay = '2025-03-27';
const corrected = ['PLJPN_NTR_JPY', 'PLJPN_TR_JPY'];

/** The dividend that was left out, as a part of the value of the index at the close before. */
const dividend = 0.0005;

/** Corrections of levels, with the values that the folder publishes and those that stood there before. */
export function levelCorrections(indexes: readonly DemoIndex[], levels: LevelsOf): NoticeRow[] {
  const affected = indexes.filter(({ fundId }) => corrected.includes(fundId));
  const valuesIn = (language: Language, text: (name: string, old: string, now: string) => string) =>
    affected.map((index) => {
      const { old, now } = valuesOf(index, levels);
      return text(index.name, formatLevel(language, old), formatLevel(language, now));
    });
  return [
    {
      id: 'correction-japan-dividend-2025',
      date: correctedDay,
      effective: correctedDay,
      type: 'correction',
      indexes: corrected,
      title: 'Plumbline Japan: levels of 27 March 2025 replaced',
      titleJa: 'Plumbline Japan：2025年3月27日の指数値の訂正',
      text: [
        'The levels first published for 27 March 2025 left out one dividend that went ex on that day. They were replaced two hours later, before the levels in other currencies were calculated; no other index was affected.',
        ...valuesIn('en-us', (name, old, now) => `${name}: old value ${old}, new value ${now}.`),
        'The history holds the new values.',
      ],
      textJa: [
        '2025年3月27日の指数値について、当初の公表値では同日に権利落ちとなった配当1件が反映されていませんでした。公表の2時間後、他の通貨建ての指数値を算出する前に訂正しました。ほかの指数に影響はありません。',
        ...valuesIn('ja-jp', (name, old, now) => `${name}：訂正前${old}、訂正後${now}`),
        '過去データには訂正後の指数値を収録しています。',
      ],
    },
  ];
}

/** A dividend left out lowers a level by what of it the index would have reinvested. */
function valuesOf({ fundId, variant, portfolio }: DemoIndex, levels: LevelsOf) {
  const [before, now] = between(levels(fundId), dayBefore, correctedDay).values;
  const kept = variant.returnType === 'NTR' ? 1 - portfolio.withholding : 1;
  return { old: now! - before! * dividend * kept, now: now! };
}
