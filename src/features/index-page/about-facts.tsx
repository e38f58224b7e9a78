import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexFacts } from '#src/i18n/messages/index-facts.ts';
import { filterValueLabels } from '#src/i18n/messages/index-labels.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { presentFacts, type Fact } from '#src/ui/fact-list.tsx';

/** How the index is made, by whom, and what else identifies it; empty where nothing of it is known. */
export function aboutFacts(details: IndexDetails, language: Language): Fact[] {
  return presentFacts([...making(details, language), ...otherIdentifiers(details, language)]);
}

function making(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const values = filterValueLabels(language);
  const { benchmarkFundId, benchmarkName, returnType } = details;
  return [
    { label: f.returnType, value: returnType && values[returnType] },
    { label: f.hedgedTo, value: details.hedgedTo },
    { label: f.region, value: details.region },
    { label: f.weighting, value: details.weighting },
    { label: f.rebalancing, value: details.rebalancing },
    // Without levels nothing is calculated, and the frequency is only the default of the index master.
    { label: f.frequency, value: details.level && values[details.frequency] },
    { label: f.administrator, value: details.administrator },
    {
      label: f.benchmark,
      value: benchmarkFundId && (
        <PageLink href={pages.index(benchmarkFundId)}>{benchmarkName ?? benchmarkFundId}</PageLink>
      ),
    },
  ];
}

function otherIdentifiers(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const { fundId, secId, performanceId, formerNames } = details;
  return [
    { label: f.formerNames, value: formerNames.join(', ') },
    { label: f.secId, value: secId === fundId ? null : secId },
    { label: f.performanceId, value: performanceId === fundId ? null : performanceId },
    { label: f.licence, value: details.entitlements.licence },
  ];
}
