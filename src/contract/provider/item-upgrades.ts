import type { ItemKind } from './item-kinds.ts';

/** Makes a stored body what the next version of its kind expects. */
type Upgrade = (body: Body) => Body;
type Body = Record<string, unknown>;

/**
 * How bodies that an earlier version of Plumbline stored become what their schemas say today: the first step makes
 * version 2 of version 1. A change of a schema that does not read what it read before adds a step at the end; those that
 * were released never change.
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

/** Texts stood beside each other before they stood by language. */
const inLanguages = (english: unknown, japanese: unknown): Body => ({
  'en-us': english,
  ...(japanese === null ? {} : { 'ja-jp': japanese }),
});

/** The version in which bodies of a kind are written. */
export function versionOf(kind: ItemKind): number {
  return 1 + (itemUpgrades[kind]?.length ?? 0);
}

/** A stored body as its schema of today reads it. */
export function upgraded(kind: ItemKind, version: number, body: unknown): unknown {
  const steps = itemUpgrades[kind]?.slice(version - 1) ?? [];
  return steps.reduce((former, step) => step(former), body as Body);
}
