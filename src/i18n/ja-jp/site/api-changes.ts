import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/api-changes.ts';

export const apiChangeMessages: Translation<typeof english.apiChangeMessages> = {
  title: '変更履歴',
  lead: '追加によって既存のプログラムに影響が及ぶことはありません。廃止は、事前に非推奨とするか、理由とともにここに示します。',
  forPrograms: 'プログラム用：同じ内容のJSON',
};

export const apiChangeKinds: Translation<typeof english.apiChangeKinds> = {
  added: '追加',
  changed: '変更',
  deprecated: '非推奨',
  removed: '廃止',
};

export const apiChangeTexts: Translation<typeof english.apiChangeTexts> = {
  deprecated: '前者は非推奨となり、後者に置き換えられました。',
  listedYears: '一覧の暦年は、どの指数も直近までの10年です。それより前の年は指定できません。',
  measures:
    '金利など投資資産の価値ではない指数値の変化は、騰落率ではなく差で示し、100を起点とすることもありません。',
  reasons: '拒否の理由をコードと値で示し、表示できる最も近いページのアドレスも返します。',
  changedSince:
    '一覧から、リリースまたは時刻以降に追加、変更、取り下げられたものだけを取得できます。',
  pageLinks: 'ページに分かれた一覧の応答に、前後と最初・最後のページを示すLinkヘッダーが付きます。',
  ownFields: '提供者が独自に定めた指数の項目です。',
  statedLicences: '各ファイルのメタデータとZIPのREADMEに、収録する各指数のライセンスを記載します。',
  typedPoints: '二つの指標による散布図の各点に、指数の資産クラスを示します。',
  ownLevels: '金利など投資資産の価値ではない指数を比較すると、それぞれの単位の指数値が付きます。',
  deniedClauses:
    '入力された質問の昨年、複数の年、単位を読み、否定された内容を肯定として読まなくなりました。',
  sizesOfLosses:
    '入力された質問の下落の大きさを下落として読み、逆の意味になり得る語は読まずに残します。',
  yearsOfLevels: '指数値のない年のファイルはなく、404と公表されている年が返ります。',
  memberWeights: '構成銘柄のウエイトについて、記載された一覧と定期見直しを示します。',
  translations: '資料のほかの言語版を示します。',
  nextReview: 'お知らせで公表された次回の定期見直しの日付とお知らせ。',
  mixedWorkings:
    '指数の比較や組み合わせの数値の算出過程と、その基になった指数値です。算出過程の回答にはページのアドレスも含みます。',
  memberFields: '提供者が独自に定めた構成銘柄の項目です。',
  isPresent: '各指標について、値を持つ指数があるかどうかを示します。',
  usLetter: 'ブレンドのファクトシートをUSレター判でも取得できます。',
  shownDigits:
    'ダウンロードが認められていない指数と、それを用いて算出した指標の桁数は、画面に表示される桁数と同じになりました。',
  beingPrepared:
    '準備中の過去のリリースに対する呼び出しには、その旨を示す503とRetry-Afterを返します。',
  feedPages:
    'お知らせのAtomフィードは、ページの代わりに月ごとのアーカイブ（RFC 5005）になりました。',
  register: 'すべての指標を一つの一覧で定義し、表示、並べ替え、絞り込みに使用できます。',
  working: '指標の計算式、入力値、計算過程と、計算用のコードを取得できます。',
  mixes: '指数を比較し、ブレンドできます。',
  export: '表示中の一覧をそのままファイルとして取得できます。',
  unknownValues: '絞り込みで使用できない値には400を返し、最も近い値を示します。',
  dataFiles: '全データをファイルとして取得できます（Data Package形式の記述付き）。',
  asof: 'すべての呼び出しで、リリースまたは日付の時点を指定できます。',
};
