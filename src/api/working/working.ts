import { findFigure } from '#src/domain/register/register.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { codeOfWeightTag } from '#src/domain/working/weight-tag.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { localPath } from '#src/urls.ts';
import { observationsAddress } from '#src/urls/data-files.ts';
import { workingPage } from '#src/urls/workings.ts';
import { readMeasuredIndex } from '../figures/read-measured-index.ts';
import { registerOfRelease, type ListedFigure } from '../figures/listed-figures.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Stored } from '../source.ts';
import { describeWorking } from './describe-working.ts';
import { earlierValues } from './earlier-values.ts';
import { explainedOf, explainFigure, type Explained } from './explained.ts';
import { heldWorking } from './held-working.ts';
import { publicationOf } from './level-publication.ts';
import { weightWorking } from './weight-working.ts';

export const working: Resource<'working'> = async ({ indexId, figure: tag, lang }, source) => {
  const held = await findHeld(tag, source);
  if (held) return heldWorking(indexId, held, lang, source);
  const member = codeOfWeightTag(tag);
  if (member !== null) return weightWorking(indexId, member, lang, source);
  const explained = await explainFigure(indexId, tag, source);
  const { fundId } = explained.record;
  const { release: number } = source.snapshot;
  const [{ site }, release, corrected, earlier, publication] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, number),
    listCorrectedDays(source.db, number, fundId, explained.working.from ?? 0),
    earlierValues(explained, lang, earlierOf(explained), source),
    publicationOf(explained, lang, source),
  ]);
  const observations = observationsAddress({ index: fundId, tag, release: number });
  const { publicUrl } = source;
  const described = describeWorking(explained, {
    lang,
    release,
    corrected,
    observations,
    publicUrl,
  });
  return {
    ...described,
    fundId,
    page: localPath(lang, workingPage(fundId, tag)),
    source: site.legalName,
    rules: [...publication, ...described.rules],
    earlier,
  };
};

/** A figure that is not calculated from levels; null for one that is, and for an unknown one. */
async function findHeld(tag: string, source: Stored): Promise<ListedFigure | null> {
  const { all } = await registerOfRelease(source);
  const found = all.find((figure) => figure.tag === tag);
  return found && findFigure(tag) === null ? found : null;
}

/** How the same figure was calculated in another release; null where that had no such index. */
const earlierOf = ({ figure, record, other }: Explained) => ({
  fundIds: [record.fundId, ...(other === null ? [] : [other.fundId])],
  explainIn: async (then: Stored) => {
    const read = await readMeasuredIndex(record.fundId, then).catch(absent);
    return read && { index: read.index, working: explainedOf(figure, read) };
  },
});

function absent(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}
