import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { placeMarks, type ChartMark } from './chart-marks.ts';
import type { LinesLayout } from './lines-layout.ts';
import { MarkList } from './mark-list.tsx';
import { MarkBands, MarkLabels } from './mark-pictures.tsx';

/** The marks of a chart, ready to render. They are separate from the chart, because most charts have none. */
export type DrawnMarks = {
  /** Returns what is drawn between grid and lines, and what is drawn over the lines. */
  over: (layout: LinesLayout) => { behind: ReactNode; labels: ReactNode };
  /** The list below the chart. */
  list: ReactNode;
};

/** Null where there are no marks. */
export function drawnMarks(language: Language, marks: readonly ChartMark[]): DrawnMarks | null {
  if (marks.length === 0) return null;
  return {
    over: (layout) => {
      const placed = placeMarks(marks, layout);
      return { behind: <MarkBands marks={placed} />, labels: <MarkLabels marks={placed} /> };
    },
    list: <MarkList language={language} marks={marks} />,
  };
}
