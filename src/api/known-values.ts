import type { List } from '#src/catalogue/list.ts';
import type { ShapeOf } from '#src/catalogue/declaration.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { InvalidInputError, type WrongValue } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';
import { meantHint, nearestName } from '#src/domain/parameter-names.ts';

/** The values that a filter may have in one release. */
export type Vocabulary = {
  /** Those of the given values that it does not contain. */
  unknown: (values: readonly string[]) => string[];
  all: () => readonly string[];
};

/** Most letters of a value that an error repeats. */
const mostRepeated = 80;

/** The values that occur in a list's rows. */
export function wordsOf<D>(list: List<D>, filter: ShapeOf<D>['filter']): Vocabulary {
  return {
    unknown: (values) => list.unknownValues(filter, values),
    all: () => list.valuesOf(filter),
  };
}

/** The values that the provider declares, used or not. */
export function declared(words: readonly string[]): Vocabulary {
  return {
    unknown: (values) => values.filter((value) => !words.includes(value)),
    all: () => words,
  };
}

/** The union of several vocabularies. */
export function anyVocabulary(...several: readonly Vocabulary[]): Vocabulary {
  return {
    unknown: (values) => several.reduce((left, { unknown }) => unknown(left), [...values]),
    all: () => several.flatMap(({ all }) => all()),
  };
}

/** The indexes of a release, by their fundIds. */
export function indexIds({ catalogue: { indexes } }: Snapshot): Vocabulary {
  return {
    unknown: (values) => values.filter((value) => indexes.find('fundId', value) === null),
    // Among a hundred thousand ids, one with a similar spelling is no hint.
    all: () => [],
  };
}

type GivenValues = readonly [values: readonly string[] | undefined, vocabulary: Vocabulary];

/**
 * Refuses values that filters cannot have in this release: a list that is empty because of a misspelling would look
 * like one that has nothing to show.
 * @throws InvalidInputError with each wrong value and the nearest known one
 */
export function refuseUnknown(given: Readonly<Record<string, GivenValues>>): void {
  const wrong: WrongValue[] = Object.entries(given).flatMap(([parameter, [values, vocabulary]]) =>
    vocabulary.unknown(values ?? []).map((value) => ({
      parameter,
      value,
      nearest: nearestName(value, vocabulary.all()),
    })),
  );
  if (wrong.length === 0) return;
  const described = wrong.map(({ parameter, value, nearest }) => {
    const hint = meantHint(nearest && JSON.stringify(nearest), ', ');
    return `${parameter}: there is no ${JSON.stringify(value.slice(0, mostRepeated))} in this release${hint}`;
  });
  const parameters = [...new Set(wrong.map(({ parameter }) => parameter))];
  const reasons = wrong.map(({ parameter, value }) =>
    refusal('wrong-value', { parameter, value: value.slice(0, mostRepeated) }),
  );
  throw new InvalidInputError(described.join('; '), parameters, wrong, reasons);
}
