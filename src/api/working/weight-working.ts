import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { memberCode, weightTag } from '#src/domain/working/weight-tag.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { heldTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { findItem } from '#src/store/items/items.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Source } from '../source.ts';
import { codeOfWeight } from './code/code-of-weights.ts';
import { answerHeld } from './held-answer.ts';
import { rulesOfList } from './rules-of-list.ts';

/**
 * The working of a member's weight: the list that states it, and the review that this came with.
 * @param code the member's ISIN, or its ticker where it has none
 * @throws NotFoundError for what names no member of the newest list, as far as that is published, or several of them
 */
export async function weightWorking(
  indexId: string,
  code: string,
  lang: Language,
  source: Source,
): Promise<FigureWorking & { fundId: string }> {
  const { db, snapshot } = source;
  const fundId = resolveFundId(snapshot, indexId);
  const listIn = (release: number) => findItem(db, release, 'constituents', fundId);
  const list = await listIn(snapshot.release);
  const member = memberOf(list, code);
  const tag = member && weightTag(member);
  if (!list || !member || tag === null) {
    throw new NotFoundError(`No member ${code} of ${fundId} is published`);
  }
  const texts = heldTexts(lang);
  const told = {
    fundId,
    tag,
    name: texts.weightOf(member.name),
    unit: 'percent' as const,
    formula: 'weighting' as const,
    value: member.weight,
    shown: (weight: number | null) => formatPercent(lang, weight),
    date: list.asOfDate,
    rules: [...(await rulesOfList(list, lang, source)), { rule: 'weight', text: texts.weight }],
    table: 'constituents' as const,
    rows: list.constituents.length,
    codeOn: (address: string) => codeOfWeight(member, address, list.constituents.length),
    madeOf: { kinds: ['constituents' as const], reason: 'other-list' as const },
    heldIn: async (release: number) => {
      const then = await listIn(release);
      return { value: memberOf(then, code)?.weight ?? null, date: then?.asOfDate ?? null };
    },
  };
  return answerHeld(told, lang, source);
}

/** Whom a code names; null where it names nobody, or more than one. */
function memberOf(list: ConstituentList | null, code: string) {
  const [member = null, another] =
    list?.constituents.filter((one) => memberCode(one) === code) ?? [];
  return another === undefined ? member : null;
}
