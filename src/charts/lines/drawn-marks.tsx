import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { placeMarks, type ChartMark } from './chart-marks.ts';
import type { LinesLayout } from './lines-layout.ts';
import { MarkList } from './mark-list.tsx';
import { MarkBands, MarkLabels } from './mark-pictures.tsx';

/** The marks of a chart as it shows them; apart from it, since most charts have none. */
export type DrawnMarks = {
  /** Between its grid and its lines, and in front of these. */
  over: (layout: LinesLayout) => { behind: ReactNode; labels: ReactNode };
  /** Below it. */
  list: ReactNode;
};

/** Null where there are none. */
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
