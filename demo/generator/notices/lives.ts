import type { DemoIndex } from '../folder/demo-index.ts';
import { daysBefore } from './days.ts';
import { dayText, type NoticeRow } from './notice-row.ts';

/** Launches before this day were announced before the notices began. */
const since = '2017-01-01';

/** Launches, ends and new names, each with the dates of the index master. */
export function lifeNotices(indexes: readonly DemoIndex[]): NoticeRow[] {
  const byPortfolio = Map.groupBy(indexes, ({ portfolio }) => portfolio);
  return Array.from(byPortfolio).flatMap(([portfolio, variants]) => {
    const fundIds = variants.map(({ fundId }) => fundId);
    const { ceasedOn, successorFundId, formerNames } = portfolio.life;
    return [
      ...(portfolio.launchDate >= since ? [launch(portfolio, fundIds)] : []),
      ...(ceasedOn
        ? [termination(portfolio, fundIds, ceasedOn, nameOf(indexes, successorFundId))]
        : []),
      ...(formerNames ?? []).map((former) => renaming(portfolio, fundIds, former)),
    ];
  });
}

type Named = DemoIndex['portfolio'];

const nameOf = (indexes: readonly DemoIndex[], id: string | undefined) =>
  indexes.find(({ fundId }) => fundId === id)?.name ?? '';

function launch({ code, name, launchDate, baseDate }: Named, indexes: string[]): NoticeRow {
  const from = dayText(launchDate);
  const base = dayText(baseDate);
  const isBackTested = baseDate < launchDate;
  return {
    id: `launch-${code.toLowerCase()}`,
    date: daysBefore(launchDate, 14),
    effective: launchDate,
    type: 'launch',
    indexes,
    title: `Launch of ${name}`,
    titleJa: `${name}指数の公表開始`,
    text: [
      `${name} is calculated and published from ${from.en} on, in ${indexes.length === 1 ? 'one variant' : `${indexes.length} variants`} by return type and currency.`,
      isBackTested
        ? `Levels from ${base.en} up to the launch are back-tested: they were calculated later, by the rules of the index, and are marked as hypothetical wherever they are shown.`
        : `There is no back-test: the history of the index begins with its launch.`,
    ],
    textJa: [
      `${name}指数の算出・公表を${from.ja}に開始します。リターンの種類と通貨別に、${indexes.length}本を公表します。`,
      isBackTested
        ? `${base.ja}から公表開始日までの指数値はバックテストによるものです。指数の算出規則に基づいて後から計算した仮定の数値であり、掲載箇所にその旨を明示します。`
        : `バックテストはありません。指数の実績は公表開始日から始まります。`,
    ],
  };
}

function termination(
  { code, name }: Named,
  indexes: string[],
  ceasedOn: string,
  successor: string,
): NoticeRow {
  const day = dayText(ceasedOn);
  return {
    id: `termination-${code.toLowerCase()}`,
    date: daysBefore(ceasedOn, 92),
    effective: ceasedOn,
    type: 'termination',
    indexes,
    title: `${name} ends on ${day.en}`,
    titleJa: `${name}指数の算出終了（${day.ja}）`,
    text: [
      `The deposits that ${name} measures are no longer quoted. Its last level is that of ${day.en}; the history stays available.`,
      ...(successor ? [`We regard ${successor} as its successor. The two are not chained.`] : []),
    ],
    textJa: [
      `${name}指数が対象とする預金金利の提示が終了するため、${day.ja}の指数値をもって算出を終了します。過去の指数値は引き続きご利用いただけます。`,
      ...(successor ? [`後継指数は${successor}です。両指数の値は接続していません。`] : []),
    ],
  };
}

function renaming({ code, name }: Named, indexes: string[], former: string): NoticeRow {
  return {
    id: `renaming-${code.toLowerCase()}`,
    date: '2022-04-08',
    effective: '2022-05-20',
    type: 'methodology-change',
    indexes,
    title: `${former} becomes ${name}`,
    titleJa: `${former}指数の名称を${name}に変更`,
    text: [
      `From the semi-annual review of May 2022 on, ${former} bears the name ${name}. Identifiers, members and levels are not affected.`,
    ],
    textJa: [
      `2022年5月の半期定期見直しから、${former}指数の名称を${name}に変更します。識別コード、構成銘柄、指数値に変更はありません。`,
    ],
  };
}
