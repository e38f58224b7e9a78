import type { Snapshot } from '#src/catalogue/snapshot.ts';
import {
  faultOfParts,
  readParts,
  writeParts,
  type BlendPart,
  type PartsFault,
} from '#src/domain/blends/blend-address.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { refusal, type Refusal } from '#src/domain/refusal.ts';
import { blendPage, type BlendParameters } from '#src/urls/mixes.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import { readMixed, type Mixed } from './read-mixed.ts';
import { resolveParts } from './resolve-parts.ts';

/** A part of a blend with its weight in per cent. */
export type MixedPart = Mixed & { weight: number };

const saidOf: Record<PartsFault['fault'], string> = {
  'one-part': 'a blend has two parts at least',
  'too-many-parts': 'a blend has ten parts at most',
  'part-twice': 'a part is named twice',
  'not-100': 'the weights do not add to 100',
};

/**
 * The parts of a blend, in the order of its address.
 * @throws NotFoundError where the provider permits no blends, or for an unknown index
 * @throws InvalidInputError for parts that make no blend, with the nearest address that does
 */
export async function readBlendParts(
  parameters: BlendParameters,
  source: Stored,
): Promise<{ parts: MixedPart[]; of: string }> {
  await checkAllowed(source);
  const { snapshot } = source;
  const given = readParts(parameters.of) ?? [];
  const withIds = (ids: readonly string[]) =>
    given.map(({ weight }, at): BlendPart => ({ id: ids[at]!, weight }));
  const ids = given.map(({ id }) => id);
  const named = withIds(
    resolveParts(ids, snapshot, (near) => nearestBlend(withIds(near), parameters)),
  );
  const found = faultOfParts(named);
  if (found !== null)
    throw refused(saidOf[found.fault], refusal(found.fault), found.nearest, parameters);
  const mixed = await readMixed(
    named.map(({ id }) => id),
    source,
  );
  const closed = mixed.find(({ isOpen }) => !isOpen);
  if (closed) throw refusedFor(closed, parameters);
  const parts = mixed.map((one, i) => ({ ...one, weight: named[i]?.weight ?? 0 }));
  checkCurrencies(parts, parameters, snapshot);
  return { parts, of: writeParts(named) };
}

function nearestBlend(parts: BlendPart[], parameters: BlendParameters): string | null {
  return faultOfParts(parts) === null ? blendPage({ ...parameters, of: writeParts(parts) }) : null;
}

/** Blends need permission today, even as of an earlier release. */
async function checkAllowed(source: Stored): Promise<void> {
  const { current } = source.snapshot;
  const [{ site }, now] = await Promise.all([
    siteTexts(source),
    current && siteTexts({ ...source, snapshot: current }),
  ]);
  if (!site.blends || now?.site.blends === false) {
    throw new NotFoundError(`${site.legalName} does not allow its indexes to be blended`, [
      refusal('no-blends'),
    ]);
  }
}

function refusedFor({ record, index }: Mixed, parameters: BlendParameters): InvalidInputError {
  const { name, hasReturns } = record;
  if (index.levels.days.length === 0) {
    return refused(
      `no levels of ${name} are published`,
      refusal('no-levels', { name }),
      null,
      parameters,
    );
  }
  const said = hasReturns
    ? `the provider does not make all levels of ${name} public, so that it cannot be blended`
    : `the levels of ${name} are no value of invested money`;
  const code = hasReturns ? 'levels-withheld' : 'not-invested';
  return refused(said, refusal(code, { name }), null, parameters);
}

/** Requires parts of one currency, or suggests the published variants that are. */
function checkCurrencies(
  parts: readonly MixedPart[],
  parameters: BlendParameters,
  snapshot: Snapshot,
): void {
  const currencies = [...new Set(parts.map(({ record }) => record.currency))];
  if (currencies.length < 2) return;
  const [nearest = null] = currencies.flatMap((currency): BlendPart[][] => {
    const variants = parts.map((part) => variantIn(part, currency, snapshot));
    return variants.every((one) => one !== null) ? blendsOf(variants) : [];
  });
  const named = parts.map(({ fundId, record }) => `${fundId} is in ${record.currency ?? 'none'}`);
  const why = `the parts are in different currencies (${named.join(', ')})`;
  const none =
    nearest === null ? ', and no published variants of them make a blend in one currency' : '';
  const inThem = parts.map(({ fundId, record }) => `${fundId} (${record.currency ?? '—'})`);
  const reason = refusal('currencies-differ', { parts: inThem.join(', ') });
  throw refused(why + none, reason, nearest, parameters);
}

/** The blend of parts of which several may be one variant; none where a single part is left. */
function blendsOf(parts: BlendPart[]): BlendPart[][] {
  const found = faultOfParts(parts);
  if (found === null) return [parts];
  return found.nearest === null ? [] : [found.nearest];
}

/** The part itself, or its published variant in a currency, preferably with the same return type and hedging. */
function variantIn(
  { fundId, weight, record }: MixedPart,
  currency: string | null,
  { catalogue: { indexes } }: Snapshot,
): BlendPart | null {
  if (record.currency === currency) return { id: fundId, weight };
  if (record.variantGroup === null || currency === null) return null;
  const variants = indexes
    .findAll('variantGroup', record.variantGroup)
    .map((row) => indexes.row(row))
    .filter((row) => row.currency === currency);
  const isAlike = (row: (typeof variants)[number]) =>
    Number(row.returnType === record.returnType) * 2 +
    Number((row.hedgedTo === null) === (record.hedgedTo === null));
  const [best] = variants.toSorted((one, other) => isAlike(other) - isAlike(one));
  return best?.fundId ? { id: best.fundId, weight } : null;
}

function refused(
  why: string,
  reason: Refusal,
  parts: readonly BlendPart[] | null,
  parameters: BlendParameters,
): InvalidInputError {
  const nearest = parts && blendPage({ ...parameters, of: writeParts(parts) });
  const hint = nearest === null ? '' : `; nearest is ${nearest}`;
  return new InvalidInputError(`of: ${why}${hint}`, ['of'], [], [{ ...reason, nearest }]);
}
