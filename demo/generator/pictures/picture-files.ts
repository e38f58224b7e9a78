import type { DemoIndex } from '../folder/demo-index.ts';
import type { Market } from '../market/market.ts';
import { drawdownsByRisk } from './drawdowns-by-risk.ts';
import { monthLevels } from './month-levels.ts';
import { privateAndListed } from './private-and-listed.ts';

const profiles = ['PLCAUU', 'PLMCOU', 'PLBALU', 'PLGROU', 'PLDYNU'];

/** Pictures of the pages, drawn from the levels whatever part of them the folder holds. */
export function pictureFiles(
  market: Market,
  indexes: readonly DemoIndex[],
): { path: string; text: string }[] {
  const levels = (fundId: string) => monthLevels(market, indexes, fundId);
  const byRisk = profiles.map((code) => levels(`${code}_TR_USD`));
  return [
    {
      path: 'pages/pictures/private-and-listed.svg',
      text: privateAndListed(levels('PLPEG_TR_USD'), levels('PLWLD_NTR_USD')),
    },
    { path: 'pages/pictures/drawdowns-by-risk.svg', text: drawdownsByRisk(byRisk) },
  ];
}
