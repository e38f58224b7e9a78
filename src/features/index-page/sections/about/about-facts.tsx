import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import { filterValueLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { FormulaAnchor } from '#src/urls/formula-anchors.ts';
import { FormulaLink } from '../../parts/formula-link.tsx';
import styles from './about-view.module.css';
import { presentFacts, type Fact } from '#src/ui/tables/fact-list.tsx';

/** How the index is made, by whom, and what else identifies it; empty where nothing of it is known. */
export function aboutFacts(details: IndexDetails, language: Language): Fact[] {
  return presentFacts([...making(details, language), ...otherIdentifiers(details, language)]);
}

const ruleOfReturnType = {
  PR: 'price-return',
  NTR: 'net-total-return',
  TR: 'total-return',
} as const;

/** A fact that leads to the rule behind it. */
const inRules = (anchor: FormulaAnchor, text: string | null) =>
  text && <FormulaLink anchor={anchor}>{text}</FormulaLink>;

function making(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const values = filterValueLabels(language);
  const { benchmarkFundId, benchmarkName, returnType, nextReview } = details;
  return [
    {
      label: f.returnType,
      value: returnType && inRules(ruleOfReturnType[returnType], values[returnType]),
    },
    { label: f.hedgedTo, value: inRules('hedging', details.hedgedTo) },
    { label: f.region, value: details.region },
    { label: f.weighting, value: inRules('weighting', details.weighting) },
    { label: f.rebalancing, value: inRules('rebalancing', details.rebalancing) },
    {
      label: f.nextReview,
      value: nextReview && (
        <PageLink href={pages.notice(nextReview.noticeId)}>
          {formatDate(language, nextReview.date)}
        </PageLink>
      ),
    },
    // Without levels nothing is calculated, and the frequency is only the default of the index master.
    { label: f.frequency, value: details.level && values[details.frequency] },
    { label: f.administrator, value: details.administrator },
    ...details.ownFields.map(({ name, value }) => ({ label: name, value })),
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
    { label: f.formerNames, value: listedTexts(language, formerNames) },
    { label: f.secId, value: secId === fundId ? null : secId },
    { label: f.performanceId, value: performanceId === fundId ? null : performanceId },
    {
      label: f.licence,
      value: details.entitlements.licence && (
        <span className={styles.sentences}>{details.entitlements.licence}</span>
      ),
    },
  ];
}
