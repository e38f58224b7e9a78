import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p blockquote ul ol li hr br pre div table thead tbody tr th td ' +
    'strong em s code sup sub time a img ' +
    // Elements of formulas, as `formula.ts` makes them: none can contain HTML or an address.
    'math semantics annotation mrow mi mn mo mtext mfrac msqrt msub msup munder mover'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'data-page-link', 'data-anchor'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['data-align'],
    td: ['data-align'],
    div: ['data-scroll-area', 'data-formula', 'tabindex', 'role', 'aria-label'],
    math: ['display'],
    mo: [{ name: 'stretchy', values: ['false'] }],
    annotation: [{ name: 'encoding', values: ['text/plain'] }],
    // `anchors.ts` ensures that no anchor equals an id of the page.
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures are part of the site: foreign ones would reveal the reader to others.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Sanitised HTML: nothing in it can run, style the page or load from elsewhere. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowed);
}
