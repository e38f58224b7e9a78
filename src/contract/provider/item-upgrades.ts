import type { ItemKind } from './item-kinds.ts';

/** Converts a stored body to the next version of its kind. */
type Upgrade = (body: Body) => Body;
type Body = Record<string, unknown>;

/**
 * The steps that convert bodies stored by an earlier version of Plumbline to today's schemas. The first step makes
 * version 2 from version 1. A schema change that cannot read older bodies appends a step; released steps never
 * change.
 */
export const itemUpgrades: { readonly [Kind in ItemKind]?: readonly Upgrade[] } = {
  index: [
    (body) => ({ keywords: [], hasReturns: true, descriptionJa: null, licenceJa: null, ...body }),
    (body) => ({ names: {}, ...body }),
    ({ descriptionJa, licenceJa, ...body }) => {
      const entitlements = body['entitlements'] as Body;
      return {
        ...body,
        description: inLanguages(body['description'], descriptionJa),
        entitlements: {
          ...entitlements,
          licence: inLanguages(entitlements['licence'], licenceJa),
        },
      };
    },
  ],
  document: [
    (body) => ({ versions: [], ...body }),
    ({ titleJa, descriptionJa, ...body }) => ({
      ...body,
      title: inLanguages(body['title'], titleJa),
      description: inLanguages(body['description'], descriptionJa),
      versions: (body['versions'] as Body[]).map(({ changesJa, ...version }) => ({
        ...version,
        changes: inLanguages(version['changes'], changesJa),
      })),
    }),
    (body) => ({ translationOf: null, ...body }),
  ],
  notice: [
    ({ titleJa, paragraphsJa, ...body }) => ({
      ...body,
      title: inLanguages(body['title'], titleJa),
      paragraphs: inLanguages(
        body['paragraphs'],
        (paragraphsJa as unknown[]).length > 0 ? paragraphsJa : null,
      ),
    }),
  ],
};

/** Version 1 had one field per language where later versions have an object by language. */
const inLanguages = (english: unknown, japanese: unknown): Body => ({
  'en-us': english,
  ...(japanese === null ? {} : { 'ja-jp': japanese }),
});

/** The version in which bodies of a kind are written today. */
export function versionOf(kind: ItemKind): number {
  return 1 + (itemUpgrades[kind]?.length ?? 0);
}

/** Returns a stored body as today's schema expects it. */
export function upgraded(kind: ItemKind, version: number, body: unknown): unknown {
  const steps = itemUpgrades[kind]?.slice(version - 1) ?? [];
  return steps.reduce((former, step) => step(former), body as Body);
}
