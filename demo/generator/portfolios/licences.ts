export const personalUse =
  'Personal and internal use. Republication and use in financial products need a license.';
export const openUse =
  'Free for measurement, research, teaching and writing, with name, variant, currency and date. Products and redistribution need a license.';
export const researchUse = 'Research use.';
export const delayedResearchUse =
  'Research use. Constituents are published 30 days after their date.';
export const displayOnly = 'For display on this site only. Downloads are available to licensees.';

const japanese: Readonly<Record<string, string>> = {
  [personalUse]:
    '個人および社内での利用に限ります。転載と金融商品での利用にはライセンスが必要です。',
  [openUse]:
    '測定、研究、教育、執筆に無償で利用できます。指数名、リターンの種類、通貨、日付を明記してください。金融商品での利用と再配布にはライセンスが必要です。',
  [researchUse]: '研究目的の利用に限ります。',
  [delayedResearchUse]: '研究目的の利用に限ります。構成銘柄はデータの日付の30日後に公表されます。',
  [displayOnly]:
    '本サイトでの表示に限ります。データのダウンロードはライセンス契約者のみ利用できます。',
};

/** A licence in Japanese; null where there is none to say. */
export function japaneseLicence(licence: string | null | undefined): string | null {
  return (licence && japanese[licence]) || null;
}
