import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/data-files.ts';

export const dataFilesMessages: Translation<typeof english.dataFilesMessages> = {
  title: 'データファイル',
  lead: '指数の一覧、指標、すべての指数値を、プログラムがアドレスから直接読み込めるファイルで提供します。',
  files: 'ファイル',
  filesNote: (release) => `リリース${release}`,
  caption: 'データファイルの一覧',
  table: 'ファイル',
  contents: '内容',
  formats: '形式',
  notCounted: '集計なし',
  rows: '行数',
  indexes: '各指数の名称、コード、通貨、リターンの種類、公表開始日',
  figures: '各指数の指数値とリターン（％）',
  levels: '全指数の全指数値（丸めなし、1行に1つ）',
  constituents: '各指数の最新の構成銘柄とウエイト',
  characteristics: '各指数の利回り、デュレーション、バリュエーション、残存年数別・格付別の構成比',
  sustainability: '各指数のサステナビリティ指標',
  corrections: '訂正または取り消された全指数値（訂正前の値を含む）',
  products: '投資商品と連動対象の指数',
  'structured-products': '仕組商品と対象の指数',
  documents: '資料の一覧（対象、アドレスを含む）',
  metadata: '列の説明、出典、利用条件',
  package: '全表をまとめたData Package',
  packageText:
    '/data/indexes/{fundId}/ には指数ごとの各表、/data/releases/{番号}/ には各リリース時点のファイルがあります。Data Packageに全表と各列の説明をまとめています。Parquetファイルはバイト範囲（Range）で一部だけを読み込めます。テキスト形式のファイルは全体を返しますので、必要な部分はアドレスで指定してください。',
  year: '1年分',
  parameters: '指数値の一部の取得',
  parametersNote: 'アドレスで指定します。',
  ids: 'fundIdで指定した指数のみ',
  span: '期間の指定',
  frequency: '各週または各月の最後の指数値',
  shape: '1列に1指数',
  changes: '変更',
  changesNote:
    'あるリリースから後のリリースまでの変更を取得し、手元のデータを更新できます。元のリリースがその後に取り下げられた場合も使えます。指数値の追加、訂正、取り下げはCSVまたはParquetで、全表の変更はNDJSONで取得します。NDJSONでは、変更のあった指数、投資商品、文書ごとに、現在のすべての行を以前の行と置き換えます。',
  changedLevels: '前のリリースからの指数値の変更',
  changedTables: '前のリリースからの全表の変更',
  code: 'コードでの利用',
  codeNote: '現在のリリースを読み込みます。事前の登録や申請は不要です。',
  permanent: '引用',
  asText: '文章',
  permanentText:
    'リリース番号を含むアドレスの内容は、そのリリースが公開されている間変わりません。番号がない場合は現在のリリースです。',
  terms: '利用条件',
  termsText: (leftOut) =>
    `各ファイルのメタデータに出典と利用条件を示しています。${
      leftOut === 0
        ? ''
        : `提供者がダウンロードを認めていない指数（${leftOut}件）はファイルに含まれません。メタデータに該当する指数とライセンスの問い合わせ先を示しています。`
    }`,
};
