import { sql } from 'kysely';
import { dayOfIso } from '#src/domain/day.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openPreviewSchema } from '#src/store/drafts/preview-schema.ts';
import { openStore, type Store } from '#src/store/open-store.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { acceptedAll } from '../accepted-all.ts';
import { openSiteOn, type SiteApp } from '../site-app.ts';
import { copiedStore, type Engine } from '../stores.ts';
import { releases, twinFolder, type Release, type World } from './twin-folders.ts';

/** How both sites of a pair are shown: on which engine, and whether the last release is published or a draft in a preview. */
export type Shown = { engine: Engine; isPreview: boolean };

/** Opens the provider's site in one of the worlds, with all releases. */
export async function openTwin(world: World, { engine, isPreview }: Shown): Promise<SiteApp> {
  const made = await copiedStore(engine);
  const { store } = made;
  const folders = temporaryFolders();
  const inputOf = (release: Release) => ({
    folder: folders.write(`${release}`, twinFolder(world, release)),
    label: `Release ${release}`,
    reason: 'They were wrong',
    today: dayOfIso('2026-11-02')!,
    accepted: acceptedAll,
  });
  const schema = isPreview ? await drafted(store, inputOf) : undefined;
  if (schema === undefined)
    for (const release of releases) await publishFolder(store, inputOf(release));
  folders.remove();
  // Both worlds get the same publication times and source hashes, so that these do not differ between them.
  await sql`update release set source_hash = 'twin', published =
    timestamptz '2026-11-02T20:00:00Z' + number * interval '1 minute'`.execute(store.db);
  await sql`update draft set source_hash = 'twin', created = timestamptz '2026-11-02T20:03:00Z'`.execute(
    store.db,
  );
  const shown = schema === undefined ? store : await openStore({ ...made.config, schema });
  const site = await openSiteOn(shown, made.config.dataDir);
  return {
    ...site,
    close: async () => {
      await site.close();
      if (shown !== store) await shown.close();
      await made.remove();
    },
  };
}

/** Publishes all releases but the last, which becomes a draft. Returns the schema of its preview. */
async function drafted(
  store: Store,
  inputOf: (release: Release) => Parameters<typeof publishFolder>[1],
) {
  for (const release of releases.slice(0, -1)) await publishFolder(store, inputOf(release));
  const actor = { name: 'ada', by: 'token', host: 'desk' } as const;
  const { draft } = await draftFolder(store, { ...inputOf(releases.at(-1)!), actor });
  return openPreviewSchema(store, draft!.content);
}
