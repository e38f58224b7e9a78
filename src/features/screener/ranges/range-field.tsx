import { useRef, type ToggleEvent } from 'react';
import type { FigureRange } from '#src/contract/api/indexes/portfolios.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { rangeMessages } from '#src/i18n/messages/lists/screener-ranges.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { useValueOfAddress } from '#src/ui/use-value-of-address.ts';
import fields from '#src/ui/controls/field.module.css';
import { PageLink } from '#src/ui/page-link.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';
import { Histogram } from './histogram.tsx';
import styles from './range-field.module.css';

export type RangeFieldProps = {
  language: Language;
  figure: ScreenerFigure;
  /** How its values are spread; null where that could not be loaded. */
  range: FigureRange | null;
  /** The bounds of the address, as they stand there. */
  min: string;
  max: string;
  isOpen: boolean;
  /** Where the page is without the field; null for one that always stands there. */
  closeHref: string | null;
  /** Something narrows the list: it matters what a histogram counts. */
  isNarrowed: boolean;
};

/** One figure to narrow the list by: how its values are spread, and its two bounds. */
export function RangeField(props: RangeFieldProps) {
  const { language, figure, range, min, max, isOpen, closeHref, isNarrowed } = props;
  const m = rangeMessages(language);
  const ofProvider = figure.unitText === null ? '' : m.inUnit(figure.unitText);
  const unit = figure.unit === 'percent' ? m.inPercent : ofProvider;
  const opened = useRef<HTMLInputElement>(null);
  /** What is opened is counted exactly: the form asks for it as for a filter. */
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const field = opened.current;
    const isAsked = currentTarget.open && !isOpen && isNarrowed && range?.ofWholeList === true;
    if (!isAsked || !field) return;
    field.disabled = false;
    field.form?.requestSubmit();
    field.disabled = true;
  };
  return (
    <details className={styles.range} open={isOpen} onToggle={onToggle}>
      <summary className={styles.summary}>{figure.name}</summary>
      <input ref={opened} type="hidden" name="opened" value={figure.tag} disabled />
      {range ? (
        <Spread
          language={language}
          figure={figure}
          range={range}
          min={min}
          max={max}
          isNarrowed={isNarrowed}
        />
      ) : null}
      <div role="group" aria-label={figure.name} className={styles.bounds}>
        <BoundField label={m.atLeast + unit} name={`${figure.tag}Min`} value={min} />
        <BoundField label={m.atMost + unit} name={`${figure.tag}Max`} value={max} />
      </div>
      {closeHref === null ? null : (
        <PageLink href={closeHref} className={styles.close}>
          {m.close(figure.name)}
        </PageLink>
      )}
    </details>
  );
}

type SpreadProps = Pick<RangeFieldProps, 'language' | 'figure' | 'min' | 'max' | 'isNarrowed'> & {
  range: FigureRange;
};

function Spread({ language, figure, range, min, max, isNarrowed }: SpreadProps) {
  const m = rangeMessages(language);
  const [from, to] = [range.min, range.max].map((value) => shownFigure(language, figure, value));
  if (range.min === null) return <p className={styles.note}>{m.noValues}</p>;
  const counted = range.ofWholeList ? m.ofAll : m.ofOthers;
  const missing = range.missing > 0 ? m.without(formatCount(language, range.missing)) : '';
  const said = [isNarrowed ? counted : '', missing].filter(Boolean);
  return (
    <>
      <Histogram
        bins={range.bins}
        label={m.spread(from!, to!)}
        min={numberOf(min)}
        max={numberOf(max)}
      />
      <span className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </span>
      {said.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

const numberOf = (text: string): number | null =>
  text === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** With scripts a bound takes effect when it is left, without them when the form is sent. */
function BoundField({ label, name, value }: { label: string; name: string; value: string }) {
  const field = useValueOfAddress<HTMLInputElement>(value);
  return (
    <label className={styles.bound}>
      <span className={styles.label}>{label}</span>
      <input
        ref={field}
        type="number"
        step="any"
        name={name}
        defaultValue={value}
        autoComplete="off"
        className={`${fields.field} ${styles.field}`}
        onBlur={({ target }) => {
          if (target.validity.valid && target.value !== value) target.form?.requestSubmit();
        }}
      />
    </label>
  );
}
