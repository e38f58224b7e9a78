import type { IndexDirectory, IndexFacts } from '../indexes/index-directory.ts';
import type { Ask } from './questions.ts';

/**
 * Asks about indexes that visitors cannot tell apart: of one name, or of one variant group, with the same currency,
 * return type and hedging. An ended index may have the name of the one that took its place.
 */
export function askAboutAlike(directory: Pick<IndexDirectory, 'allFacts'>, ask: Ask): void {
  const byName = new Map<string, IndexFacts>();
  const byVariant = new Map<string, IndexFacts>();
  for (const facts of directory.allFacts()) {
    if (facts.ceasedOn !== null) continue;
    const variant = [facts.currency, facts.returnType, facts.hedgedTo].join('\n');
    const name = facts.name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
    const ofName = firstOf(byName, `${name}\n${variant}`, facts);
    if (ofName !== facts) {
      askAbout(facts, ask, {
        guard: 'same-name',
        found: `${facts.name} is the name of ${ofName.fundId} too, in the same currency and return type`,
        advice: 'Tell the two apart by name, currency or return_type',
      });
    }
    if (facts.variantGroup === null) continue;
    const ofGroup = firstOf(byVariant, `${facts.variantGroup}\n${variant}`, facts);
    if (ofGroup === facts) continue;
    askAbout(facts, ask, {
      guard: 'same-variant',
      found: `${ofGroup.fundId} is the same variant of ${facts.variantGroup}: ${variantText(facts)}`,
      advice: 'Look at variant_group, currency, return_type and hedged_to of both',
    });
  }
}

function firstOf(found: Map<string, IndexFacts>, key: string, facts: IndexFacts): IndexFacts {
  const first = found.get(key) ?? facts;
  found.set(key, first);
  return first;
}

const variantText = ({ currency, returnType, hedgedTo }: IndexFacts): string =>
  [currency, returnType, hedgedTo && `hedged to ${hedgedTo}`].filter(Boolean).join(', ') ||
  'both have no currency and no return type';

type Question = { guard: 'same-name' | 'same-variant'; found: string; advice: string };

function askAbout({ fundId, place }: IndexFacts, ask: Ask, question: Question): void {
  const { file = null, line = null } = place ?? {};
  ask({ ...question, file, line, index: fundId }, { kind: 'index', key: fundId });
}
