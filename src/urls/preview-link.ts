import { pathOf } from './path-of.ts';

const opening = '/open/';

/** The address that opens a preview of a draft, at the previews' own origin. */
export const previewLink = {
  to: (origin: string, pass: string): string => origin + opening + pass,
  /** The pass in a target that opens a preview; null for other targets. */
  passIn: (target: string): string | null =>
    target.startsWith(opening) ? pathOf(target.slice(opening.length)) : null,
};

/** The list of places that a draft changes, and the stylesheet that marks them, in every preview. */
export const previewChanges = '/preview/changes';
export const previewMarks = '/preview/marks.css';
