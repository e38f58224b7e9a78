import type { GenderDiversity } from '#src/contract/api/page-answers.ts';
import type { Constituent, ConstituentList } from '#src/contract/provider/constituents.ts';
import type { GenderGroup } from '#src/contract/provider/gender-groups.ts';
import { breakdownBy } from '#src/domain/breakdown.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { findItem } from '#src/store/items/items.ts';
import { pages as urls } from '#src/urls.ts';
import { findName } from '../indexes/resolve-index.ts';
import type { Resource, Source } from '../source.ts';
import { getPage } from './find-page.ts';
import { showPage } from './show-page.ts';

const topOf = 10;

/** The list of an index whose members are not published. */
const unpublished: Omit<ConstituentList, 'fundId'> = {
  asOfDate: null,
  classification: null,
  numberOfConstituents: 0,
  withheld: null,
  constituents: [],
};

/** GD-01: the microsite's tables, from the published members of its index. */
export const genderDiversity: Resource<'genderDiversity'> = async ({ lang }, source) => {
  const { found, microsite } = await getMicrosite(source, lang);
  const { snapshot, db } = source;
  const [list, groups] = await Promise.all([
    findItem(db, snapshot.release, 'constituents', microsite.index),
    findItem(db, snapshot.release, 'gender-groups', 'gender-groups'),
  ]);
  const { constituents, withheld, ...facts } = list ?? unpublished;
  // A partial list does not add up.
  const whole = withheld === null ? constituents : [];
  const placed = new Map(groups?.companies.map((company) => [company.isin, company]));
  const nameOf = (name: string) => microsite.names[name] ?? name;
  return {
    ...showPage(snapshot, lang, found),
    fundId: microsite.index,
    portfolioName: findName(snapshot, microsite.index) ?? microsite.index,
    asOfDate: facts.asOfDate,
    classification: facts.classification && nameOf(facts.classification),
    numberOfConstituents: facts.numberOfConstituents,
    topConstituents: constituents.slice(0, topOf).map((member) => toTop(member, placed, nameOf)),
    regionBreakdown: breakdownOf(
      whole,
      ({ isin }) => placed.get(isin ?? '')?.region ?? null,
      nameOf,
    ),
    sectorBreakdown: breakdownOf(whole, ({ sector }) => sector, nameOf),
    countryBreakdown: breakdownOf(whole, ({ country }) => country, nameOf),
  };
};

export const genderDiversityResources: Resource<'genderDiversityResources'> = async (
  { lang },
  source,
) => {
  const { found, microsite } = await getMicrosite(source, lang);
  return { ...microsite.resources, language: found.page.language };
};

async function getMicrosite(source: Source, lang: Parameters<typeof getPage>[1]) {
  const found = await getPage(source, lang, urls.genderDiversity);
  const { microsite } = found.page;
  if (!microsite) throw new NotFoundError('There is no such microsite');
  return { found, microsite };
}

function toTop(
  { ticker, name, weight, isin }: Constituent,
  placed: ReadonlyMap<string, GenderGroup>,
  nameOf: (name: string) => string,
): GenderDiversity['topConstituents'][number] {
  const { region = null, group = null } = placed.get(isin ?? '') ?? {};
  return { ticker, name, weight, region, regionName: region && nameOf(region), group };
}

function breakdownOf(
  members: readonly Constituent[],
  traitOf: (member: Constituent) => string | null,
  nameOf: (name: string) => string,
): GenderDiversity['sectorBreakdown'] {
  const shares = breakdownBy(members, traitOf) ?? [];
  return shares.map(({ name, weight, count }) => ({
    name: name && nameOf(name),
    weight,
    numberOfConstituents: count,
  }));
}
