import { expect, test } from 'vitest';

type RouteFile = {
  Route: { options: { staticData?: { keepScroll?: boolean; parameters?: readonly string[] } } };
};

const files = import.meta.glob<RouteFile>(['./*.tsx', '!./-*', '!./__root.tsx'], { eager: true });

test('RT-18 every list leaves the place on its page alone when it is filtered, sorted or paged', () => {
  const staticData = Object.entries(files).map(
    ([path, { Route }]) => [path, Route.options.staticData ?? {}] as const,
  );
  const lists = staticData.filter(([, { parameters = [] }]) => parameters.includes('sortBy'));
  expect(lists.length).toBeGreaterThanOrEqual(10);
  expect(lists.filter(([, { keepScroll }]) => !keepScroll).map(([path]) => path)).toEqual([]);
});
