import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import { FoldedForms } from '../parts/folded-forms.tsx';
import styles from '../parts/form.module.css';
import type { CompareFormsProps } from './compare-forms.tsx';
import { CompareForms } from './late-sections.ts';

type CompareFormProps = CompareFormsProps & {
  /** They are shown below: the forms fold, so that the lines begin high. */
  isFolded: boolean;
  /** Whether the provider allows blends of them. */
  canBlend: boolean;
};

/** Which indexes are compared, over which window and against which; plain forms. */
export function CompareForm(props: CompareFormProps) {
  const { parameters, names, isFolded, canBlend, api, language } = props;
  const m = compareMessages(language);
  const { ids } = parameters;
  return (
    <div className={styles.head} data-print="no">
      {ids.length > 0 ? (
        <ul role="list" className={styles.chips} aria-label={m.chosen}>
          {ids.map((id) => (
            <li key={id}>
              <Chip
                href={comparisonPage({ ...parameters, ids: ids.filter((one) => one !== id) })}
                label={m.remove(names.get(id) ?? id)}
              >
                {names.get(id) ?? id}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <FoldedForms summary={isFolded ? m.change : null}>
        <CompareForms parameters={parameters} names={names} api={api} language={language} />
      </FoldedForms>
      {canBlend && ids.length > 1 ? (
        <p className={styles.links}>
          <PageLink href={blendPage({ of: evenly(ids) })}>{m.blend}</PageLink>
        </p>
      ) : null}
    </div>
  );
}

/** Equal weights in whole per cent; the first has what is left. */
export function evenly(ids: readonly string[]): string {
  const share = Math.floor(100 / ids.length);
  const first = 100 - share * (ids.length - 1);
  return ids.map((id, at) => `${id}*${at === 0 ? first : share}`).join(',');
}
