import type { NoticeType } from '#src/contract/provider/notices.ts';

/** A row of `notices.csv` before it is written. */
export type NoticeRow = {
  id: string;
  date: string;
  effective: string | null;
  type: NoticeType;
  families?: readonly string[];
  indexes?: readonly string[];
  title: string;
  titleJa: string;
  text: readonly string[];
  textJa: readonly string[];
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'September 2026' and '2026年9月'. */
export function monthOf(iso: string): { en: string; ja: string } {
  const [year, month] = iso.split('-').map(Number);
  return { en: `${months[(month ?? 1) - 1]} ${year}`, ja: `${year}年${month}月` };
}

/** '18 September 2026' and '2026年9月18日'. */
export function dayText(iso: string): { en: string; ja: string } {
  const day = Number(iso.slice(8));
  const { en, ja } = monthOf(iso);
  return { en: `${day} ${en}`, ja: `${ja}${day}日` };
}
