const opening = '/open/';

/** Address by which a preview of a draft is opened, at the previews' own origin. */
export const previewLink = {
  to: (origin: string, pass: string): string => origin + opening + pass,
  /** What of a target opens a preview; null for any other target. */
  passIn: (target: string): string | null =>
    target.startsWith(opening) ? target.slice(opening.length).split('?', 1)[0]! : null,
};

/** Of every preview: the places that its draft changes, and the stylesheet that marks them. */
export const previewChanges = '/preview/changes';
export const previewMarks = '/preview/marks.css';
