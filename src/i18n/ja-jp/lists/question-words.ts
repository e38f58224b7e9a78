import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/question-words.ts';

export const questionWords: Translation<typeof english.questionWords> = {
  notAbove: '最大',
  notBelow: '最低限',
  betterThan: '',
  worseThan: '',
  notAboveBehind: '以下, 以内, 未満, より低い, より小さい, を下回る, まで',
  notBelowBehind: '以上, 超, より高い, より大きい, を超える, を上回る, から',
  aboveZero: 'プラス, 上昇した, 上昇, 値上がりした, 値上がり',
  belowZero: 'マイナス, 下落した, 下落, 値下がりした, 値下がり',
  between: '範囲',
  lowest: '低い, 最低の, 小さい, 低',
  highest: '高い, 最高の, 大きい, 高',
  most: '最も, もっとも, 一番',
  by: '順, の順, 順に',
  first: '上位, 先頭',
  worst: '下位, ワースト, 最悪の',
  except: '',
  exceptBehind: '以外の, 以外, を除く, を除いた, 除く',
  joints: '過去, 直近',
  units: 'パーセント, ポイント, 倍, 日, 年, 銘柄, 社, 本',
  fillers:
    '過去, 直近, の, が, は, で, と, を, も, に, かつ, 指数, インデックス, 通貨, 建て, 年率, 件, （, ）, 、',
  ofYear: (year, word) => `${year}年${word}, ${year}年の${word}, ${word}${year}年`,
  inYear: (year) => `${year}年`,
  yieldOfKind: '利回り',
  numerals: '',
};

export const questionFigures: Record<string, string> = {
  return: '収益率, 騰落率',
  volatility: '変動率, リスク, ボラ',
  sharpeRatio: 'シャープ, シャープ・レシオ',
  sortinoRatio: 'ソルティノ',
  excessReturn: 'ベンチマーク超過',
  dividendYield: '配当',
  maximumDrawdown: 'ドローダウン, 最大下落率',
  priceToEarnings: 'PER, 株価収益率',
  priceToBook: 'PBR, 株価純資産倍率',
  yieldToWorst: '最低利回り, YTW',
  modifiedDuration: 'デュレーション',
  averageMaturity: '残存期間',
  averageCoupon: 'クーポン',
  optionAdjustedSpread: 'スプレッド, OAS',
  numberOfConstituents: '銘柄数',
  topTenWeight: '上位10銘柄',
  turnover: '回転率',
  liveYears: '実績, 公表実績, トラックレコード',
};

export const questionWindows: Record<string, string> = {
  MTD: '月初来',
  QTD: '四半期初来',
  YTD: '年初来',
  SinceInception: '設定来',
  SinceLaunch: '公表開始来',
};

export const questionValues: Record<string, string> = {
  equity: '株',
  'fixed-income': 'ボンド',
  NTR: '税引後, ネット, ネットリターン',
  TR: 'グロス, トータルリターン',
  PR: 'プライスリターン',
  yes: 'ヘッジ, 為替ヘッジあり, 為替ヘッジ, ヘッジ付き',
  no: '為替ヘッジなし',
  USD: 'ドル, 米ドル',
  EUR: 'ユーロ',
  JPY: '円',
  GBP: 'ポンド',
};
