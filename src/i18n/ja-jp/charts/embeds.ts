import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/charts/embeds.ts';

export const embedMessages: Translation<typeof english.embedMessages> = {
  title: '自分のサイトに埋め込む',
  note: 'コードをページのHTMLに貼り付けてください。クッキーも計測も使いません。2行目により、枠の高さが内容に合います。',
  live: 'グラフ（常に最新）',
  frozen: (release) => `グラフ（リリース${release}で固定）`,
  liveFigures: '指数値とリターン（常に最新）',
  levels: (name) => `${name}の指数値`,
  drawdown: (name) => `${name}のドローダウン`,
  figures: (name) => `${name}の指標`,
  comparison: '指数の比較',
  blend: '指数を組み合わせた仮定のブレンド',
  liveTable: '表（常に最新）',
  frozenTable: (release) => `表（リリース${release}で固定）`,
  level: '指数値',
  change: '前日比',
  asOf: (date) => `${date}現在`,
  backTested: '†公表開始前のバックテストの指数値を含みます',
  source: (provider, release) => `出典：${provider}、リリース${release}`,
  toChart: (provider) => `${provider}のサイトでグラフを見る`,
  notAvailable: '表示できません',
  toSite: (provider) => `${provider}のサイトへ`,
  levelsFile: '指数値（CSV）',
  figuresFile: '各種数値（CSV）',
  comparisonFile: '比較の全データ（JSON）',
};
