import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { genderDiversityMessages } from '#src/i18n/messages/site/gender-diversity.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './group-mark.module.css';

const groups = [1, 2, 3, 4, 5] as const;
const step = 12;

/** A group as its number and its place on a scale of five. */
export function GroupMark({ language, group }: { language: Language; group: number | null }) {
  if (group === null) return noFigure;
  return (
    <span className={styles.group}>
      <span aria-hidden="true">{group}</span>
      <VisuallyHidden>{genderDiversityMessages(language).groupOf(String(group))}</VisuallyHidden>
      <svg
        viewBox={`0 0 ${step * groups.length} 12`}
        width={step * groups.length}
        height="12"
        aria-hidden="true"
      >
        {groups.map((one) => (
          <circle
            key={one}
            cx={(one - 0.5) * step}
            cy="6"
            r="4"
            className={one === group ? styles.here : styles.other}
          />
        ))}
      </svg>
    </span>
  );
}
