import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Span } from '#src/store/levels/series.ts';
import type { Fault } from '../faults.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';

/** A file of levels: its name in faults, and where its content is, when that is elsewhere. */
type ReadFile = Pick<SourceFile, 'path' | 'readFrom'>;

/**
 * Collects the levels of one index: 12 bytes each, in any order of days, each day once. Ascending and descending files
 * cost nothing more; only a mixed order needs a table of days.
 */
export class LevelSeries {
  /** The place of its first level, for faults of the whole series. */
  readonly begins: Omit<Fault, 'expected' | 'found'>;
  /** The files that its first and its last level were read from. */
  readonly beginsIn: ReadFile;
  endsIn: ReadFile;
  #days = new Int32Array(16);
  #values = new Float64Array(16);
  #length = 0;
  #order: 'ascending' | 'descending' | 'mixed' | null = null;
  #positions: Map<Day, number> | null = null;

  constructor(begins: LevelSeries['begins'], beginsIn: ReadFile = { path: begins.file }) {
    this.begins = begins;
    this.beginsIn = beginsIn;
    this.endsIn = beginsIn;
  }

  /**
   * Adds a level, or with NaN a day without one; if the day has another level already, that is returned and nothing
   * changed.
   */
  add(day: Day, value: number): number | null {
    const known = this.#find(day);
    if (known !== null) return this.#change(known, value);
    if (this.#length === this.#days.length) this.#grow();
    this.#days[this.#length] = day;
    this.#values[this.#length] = value;
    this.#positions?.set(day, this.#length);
    this.#length++;
    return null;
  }

  get length(): number {
    return this.#length;
  }

  /** Its first and its last day; null while it has none. */
  get span(): Span | null {
    const { days } = this.toLevels();
    const [first] = days;
    const last = days.at(-1);
    return first === undefined || last === undefined ? null : { first, last };
  }

  /** Days ascending. */
  toLevels(): Levels {
    const days = this.#days.slice(0, this.#length);
    const values = this.#values.slice(0, this.#length);
    if (this.#order === null || this.#order === 'ascending') return { days, values };
    if (this.#order === 'descending') {
      return { days: days.toReversed(), values: values.toReversed() };
    }
    const order = Array.from(days.keys()).toSorted((a, b) => (days[a] ?? 0) - (days[b] ?? 0));
    return {
      days: Int32Array.from(order, (at) => days[at] ?? 0),
      values: Float64Array.from(order, (at) => values[at] ?? 0),
    };
  }

  #change(at: number, value: number): number | null {
    const before = this.#values[at] ?? value;
    if (Number.isNaN(value) || before === value) return null;
    if (!Number.isNaN(before)) return before;
    this.#values[at] = value;
    return null;
  }

  #find(day: Day): number | null {
    if (this.#positions) return this.#positions.get(day) ?? null;
    if (this.#length === 0) return null;
    const last = this.#days[this.#length - 1] ?? 0;
    if (day === last) return this.#length - 1;
    const direction = day > last ? 'ascending' : 'descending';
    this.#order ??= direction;
    return this.#order === direction ? null : (this.#tabulate().get(day) ?? null);
  }

  #tabulate(): Map<Day, number> {
    this.#order = 'mixed';
    this.#positions = new Map();
    for (let at = 0; at < this.#length; at++) this.#positions.set(this.#days[at] ?? 0, at);
    return this.#positions;
  }

  #grow(): void {
    const days = new Int32Array(this.#length * 2);
    const values = new Float64Array(this.#length * 2);
    days.set(this.#days);
    values.set(this.#values);
    this.#days = days;
    this.#values = values;
  }
}
