import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p blockquote ul ol li hr br pre div table thead tbody tr th td ' +
    'strong em s code sup sub a img'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'data-page-link'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['data-align'],
    td: ['data-align'],
    div: ['data-scroll-area', 'tabindex', 'role', 'aria-label'],
    '*': ['id'],
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
