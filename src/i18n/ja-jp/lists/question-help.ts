import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/question-help.ts';

export const questionHelp: Translation<typeof english.questionHelp> = {
  help: '質問の入力方法',
  helpLead: '語句は名称、ティッカー、ISINを検索します。条件は変更できる絞り込み条件になります。',
  exampleOfAny: 'ボラティリティ10以下 シャープレシオ0.5以上 5年リターン順',
  exampleOfShares: '日本 株式 NTR ユーロ ヘッジあり ボラティリティ 15以下 5年 6以上',
  exampleOfBonds: '債券 円 デュレーション5以下 最低利回り順',
  exampleOfBest: '先進国 低い炭素強度 ユーロ 税引後配当込み ボラティリティ12%以下 上位4',
  helpRules:
    '条件は「ボラティリティ 3年 12以下」のように、数値の名称、期間（1年、3年、5年、10年、年初来）、上限か下限の順に入力します。期間のないリターンは1年、そのほかの数値は3年とします。ドローダウンは符号なしで入力します。「2022年 プラス」はゼロより大きいものに限り、「2022年に最も上昇した」はその順に並べます。「低い炭素強度」「シャープレシオ順」は並べ替え、「上位4」は先頭から4件に限ります。二重引用符の中は語句として検索するだけです。',
};
