import { isBeforeListed, listedYears } from '#src/domain/register/register.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';

/**
 * The columns that the provider chose for the first view of the screener; null where it chose none. A calendar year among
 * them leaves when lists no longer have it, so that a new year needs no new site.yaml.
 */
export async function firstColumns(source: Stored): Promise<string[] | null> {
  const { screener } = (await siteTexts(source)).site;
  const years = listedYears(source.snapshot.catalogue.indexes.figures);
  return screener?.columns?.filter((name) => !isBeforeListed(name, years)) ?? null;
}
