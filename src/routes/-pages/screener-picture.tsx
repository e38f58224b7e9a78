import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Language } from '#src/domain/language.ts';
import type { ScreenerData } from '#src/features/screener/screener-page.tsx';
import { plotOf } from '#src/features/screener/screener-query.ts';

/** The scatter is loaded on demand: most visits of the screener do not show it. */
export const LateScatter = lazyRouteComponent(
  () => import('#src/features/screener/scatter/scatter.tsx'),
  'Scatter',
);

type ScreenerPictureProps = { language: Language; data: ScreenerData };

/** The scatter of the list, when the address asks for it and its points were loaded. */
export function ScreenerPicture({ language, data }: ScreenerPictureProps) {
  const { points, drawn, query, figures } = data;
  const plot = plotOf(query);
  const x = figures.find(({ tag }) => tag === plot?.x);
  const y = figures.find(({ tag }) => tag === plot?.y);
  if (points === null || points === 'failed' || !x || !y) return null;
  return (
    <Suspense>
      <LateScatter language={language} drawn={drawn} points={points} x={x} y={y} />
    </Suspense>
  );
}
