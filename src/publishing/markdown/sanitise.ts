import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p blockquote ul ol li hr br pre div table thead tbody tr th td ' +
    'strong em s code sup sub time a img ' +
    // Formulas, as `formula.ts` draws them: no element that could hold HTML or an address.
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
    // Anchors, of which `anchors.ts` sees to it that none is an id of the page.
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come with the site: others would tell strangers who reads what.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** HTML in which nothing is left that could run, style the page or load from elsewhere. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowed);
}
