import type { PageState } from './page-state.ts';

/** States of the screener, which its address selects. */
export const screenerStates: readonly PageState[] = [
  { name: 'screener', path: '/indexes/screener' },
  {
    name: 'screener narrowed',
    path: '/indexes/screener?filterPattern=world&currency=USD&currency=EUR&sortBy=return1Y',
  },
  { name: 'screener without a result', path: '/indexes/screener?filterPattern=qqzzxx' },
  {
    name: 'screener with an address that is refused',
    path: '/indexes/screener?status=nonsense',
    allowedErrors: /status of 400/,
  },
  {
    name: 'screener by figures',
    path: '/indexes/screener?volatility3YMax=12&includeMissing=true&opened=sharpeRatio3Y',
  },
  {
    name: 'screener with columns of choice',
    path: '/indexes/screener?columns=currency,asOfLevel,return5Y,volatility3Y,beta3Y,launchDate&size=50',
    reach: (page) =>
      page
        .locator('main details:has(~ div [name=columns])')
        .first()
        .evaluate((choice) => choice.setAttribute('open', '')),
  },
  {
    name: 'screener asked a question, with its help open',
    path: '/indexes/screener?volatility3YMax=15&first=4&filterPattern=world&asked=world+volatility+under+15,+the+four+best',
    reach: (page) =>
      page
        .locator('main details:has(summary[aria-label])')
        .first()
        .evaluate((help) => help.setAttribute('open', '')),
  },
  {
    name: 'screener as points, with shaded returns',
    path: '/indexes/screener?assetType=equity&plot=volatility3Y,return3Y&heat=on',
    reach: (page) =>
      page.locator('main figure details').evaluate((table) => table.setAttribute('open', '')),
  },
  {
    name: 'screener of what indexes hold',
    path: '/indexes/screener?columns=currency,priceToEarnings,modifiedDuration,topTenWeight,effectiveNumber,turnover,carbon-intensity&carbon-intensityMax=200',
  },
];
