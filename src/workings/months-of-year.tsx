import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { formatMonth } from '#src/i18n/format-date.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { splitLanguage } from '#src/urls.ts';
import { workingPage } from '#src/urls/workings.ts';
import styles from './months-of-year.module.css';

/** Whether a working is of the calendar year of an index, whose months have workings too. */
export const isOfYear = ({ tag, fundId, page, value }: FigureWorking): boolean =>
  value !== null &&
  fundId !== null &&
  /^return[0-9]{4}$/.test(tag) &&
  splitLanguage(page).path === workingPage(fundId, tag);

const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** Links to the workings of the months of a calendar year. */
export function MonthsOfYear({
  working,
  language,
}: {
  working: FigureWorking;
  language: Language;
}) {
  const { tag, fundId } = working;
  return (
    <ul className={styles.months}>
      {months.map((month) => (
        <li key={month}>
          <PageLink href={workingPage(fundId ?? '', `${tag}-${month}`)}>
            {formatMonth(language, `${tag.slice(-4)}-${month}-01`)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
