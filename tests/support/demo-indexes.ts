/** Indexes of the demo, one for each kind of index page. */
export const demoIndexes = {
  /** Levels, returns, all constituents and variants. */
  full: { fundId: 'PLWLD_NTR_USD', name: 'Plumbline World NTR USD', ticker: 'PLWLDNU' },
  /** Nothing but a name and an asset type. */
  bare: { fundId: 'PLWNC', name: 'Plumbline World Nature Capital' },
  /** A ceased index with a successor. */
  ceased: { fundId: 'PLIBU_TR_USD', successorFundId: 'PLONU_TR_USD' },
  /** The provider publishes only its ten heaviest constituents. */
  topTen: { fundId: 'PLEUR_NTR_EUR' },
  /** Its constituents and the beginning of its history are withheld. */
  withheld: { fundId: 'PLSTF_TR_USD' },
  governmentBond: { fundId: 'PLGGB_TR_USD' },
  /** Three thousand constituents. */
  many: { fundId: 'PLAIM_NTR_USD' },
  /** One level a month. */
  monthly: { fundId: 'PLPEG_TR_EUR' },
  /** One level a month for 150 years, nearly all of it back-tested. */
  old: { fundId: 'PLULH_PR_USD' },
  /** Its rules and launch date are public, but it has no levels yet. */
  announced: { fundId: 'PLJAU_NTR_JPY' },
  /** An implied volatility, whose levels are not the value of an investment. */
  measure: { fundId: 'PLVXU_PR_USD' },
  /** Launched weeks ago, with years of back-tested levels. */
  new: { fundId: 'PLJDG_NTR_JPY' },
  /** Launched a few days before the last level. */
  young: { fundId: 'PLWAU_NTR_USD' },
} as const;
