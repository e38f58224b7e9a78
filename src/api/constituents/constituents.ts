import type {
  BondTerms,
  Constituent,
  ConstituentList,
} from '#src/contract/provider/constituents.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { breakdownBy, type Share } from '#src/domain/breakdown.ts';
import { maturityClass, maturityRank } from '#src/domain/bonds/maturity-classes.ts';
import { ratingRank } from '#src/domain/bonds/rating-order.ts';
import { topTenWeight } from '#src/domain/register/holdings.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { providerCountry, providerWord } from '#src/i18n/provider-words.ts';
import { getItem } from '#src/store/items/items.ts';
import { findList } from './find-list.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import { fieldsSaidOf, saidIn } from './own-fields-of.ts';
import type { Resource } from '../source.ts';

export const constituents: Resource<'constituents'> = async (
  { portfolioId, review, size, lang },
  source,
) => {
  const { snapshot, db } = source;
  const fundId = resolveFundId(snapshot, portfolioId);
  const [record, { site }] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    siteTexts(source),
  ]);
  const { list: found } = await findList(source, record, review);
  const list = inWordsOf(lang, found ?? withoutConstituents(record));
  return {
    ...list,
    ownFields: fieldsSaidOf(list, site).map(({ field, name }) => ({
      field,
      name: localText(name, lang),
    })),
    constituents: list.constituents.slice(0, size).map(({ ownFields, ...member }) => ({
      ...member,
      ...(ownFields ? { ownFields: saidIn(lang, ownFields, site) } : {}),
    })),
    totalConstituents: list.constituents.length,
    topTenWeight: topTenWeight({ weights: list.constituents.map(({ weight }) => weight) }),
    breakdowns: breakdownsOf(list),
  };
};

function inWordsOf(lang: Language, list: ConstituentList): ConstituentList {
  if (lang === defaultLanguage) return list;
  const constituents = list.constituents.map((member) => ({
    ...member,
    sector: member.sector && providerWord(lang, 'sector', member.sector),
    country: member.country && providerCountry(lang, member.country),
    ...(member.bond ? { bond: inWordsOfIssuer(lang, member.bond) } : {}),
  }));
  return { ...list, constituents };
}

/** A government is named by the name of its country. */
const inWordsOfIssuer = (lang: Language, { issuer, ...terms }: BondTerms): BondTerms => ({
  issuer: issuer && providerCountry(lang, issuer),
  ...terms,
});

function withoutConstituents({ fundId, entitlements }: IndexRecord): ConstituentList {
  return {
    fundId,
    asOfDate: null,
    classification: null,
    numberOfConstituents: 0,
    withheld: entitlements.constituents === 'none' ? 'none' : null,
    constituents: [],
  };
}

/** Breakdowns need the whole list: the shares of ten members are not those of the index. */
function breakdownsOf({ withheld, asOfDate, constituents: members }: ConstituentList) {
  const by = (classOf: (member: Constituent) => string | null) =>
    withheld === null ? breakdownBy(members, classOf) : null;
  return {
    sectors: by(({ sector }) => sector),
    countries: by(({ country }) => country),
    currencies: by(({ currency }) => currency),
    issuers: by(({ bond }) => bond?.issuer ?? null),
    ratings: bestFirst(by(({ bond }) => bond?.rating ?? null)),
    maturities: inOrder(by(({ bond }) => maturityClass(asOfDate, bond?.maturity ?? null))),
  };
}

/** Classes of maturity are sorted by years, not by weight. */
const inOrder = (shares: Share[] | null): Share[] | null =>
  shares && shares.toSorted((one, other) => maturityRank(one.name) - maturityRank(other.name));

/** Ratings are sorted by quality, not by weight. */
const bestFirst = (shares: Share[] | null): Share[] | null =>
  shares && shares.toSorted((one, other) => ratingRank(one.name) - ratingRank(other.name));
