import type { Portfolio, Variant } from '../portfolios/portfolio.ts';

/** What indexes of the home market are called there; all others have their English name in Japanese too. */
const names: Readonly<Record<string, string>> = { PLJPN: 'プラムライン日本株' };

const returns = { PR: '配当除く', NTR: '税引後配当込み', TR: '配当込み' } as const;
const currencies: Readonly<Record<string, string>> = { JPY: '円', USD: '米ドル', EUR: 'ユーロ' };

/** `プラムライン日本株 配当込み 円`; null for an index without a Japanese name. */
export function japaneseName({ code }: Portfolio, variant: Variant): string | null {
  const name = names[code];
  if (name === undefined) return null;
  const currency = currencies[variant.currency] ?? variant.currency;
  const hedge = variant.hedged ? '（為替ヘッジあり）' : '';
  return `${name} ${returns[variant.returnType]} ${currency}${hedge}`;
}
