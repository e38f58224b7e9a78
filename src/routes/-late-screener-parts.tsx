import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Language } from '#src/domain/language.ts';
import type { ScreenerData } from '#src/features/screener/screener-page.tsx';
import { plotOf } from '#src/features/screener/screener-query.ts';

/** Most visits of the screener show no points: their code comes with the first that does. */
export const LateScatter = lazyRouteComponent(
  () => import('#src/features/screener/scatter/scatter.tsx'),
  'Scatter',
);

/** What can be typed into the search field: closed, until somebody wants to know. */
export const LateQuestionHelp = lazyRouteComponent(
  () => import('#src/features/screener/question/question-help.tsx'),
  'QuestionHelp',
);

export function ScreenerHelp({ language, data }: ScreenerPictureProps) {
  return (
    <Suspense>
      <LateQuestionHelp language={language} query={data.query} />
    </Suspense>
  );
}

export const LatePictureChoice = lazyRouteComponent(
  () => import('#src/features/screener/scatter/picture-choice.tsx'),
  'PictureChoice',
);

type ScreenerPictureProps = { language: Language; data: ScreenerData };

/** Which pictures of the list there are, and the list as points where the address asks for them and they came. */
export function ScreenerPicture({ language, data }: ScreenerPictureProps) {
  const { points, query, figures } = data;
  if (figures.length === 0) return null;
  const plot = plotOf(query);
  const x = figures.find(({ tag }) => tag === plot?.x);
  const y = figures.find(({ tag }) => tag === plot?.y);
  return (
    <Suspense>
      <LatePictureChoice language={language} query={query} figures={figures} />
      {points === null || points === 'failed' || !x || !y ? null : (
        <LateScatter language={language} points={points} x={x} y={y} />
      )}
    </Suspense>
  );
}
