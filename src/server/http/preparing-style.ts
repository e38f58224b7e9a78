import { hash } from 'node:crypto';

/** The look of pages from before the first release: that of the site in short, in nobody's colours. */
export const preparingStyle = `
body { display: grid; align-content: center; min-height: 90vh; margin: 0 max(1.5rem, 8vw);
  background: light-dark(#fbfaf7, #121419); color: light-dark(#15171c, #eceae4); font: 1.0625rem/1.55 sans-serif; }
main { max-width: 34rem; padding-inline-start: 1.5rem; border-inline-start: 1px solid; }
h1 { margin: 0; font: 400 2rem/1.2 serif; text-wrap: balance; }
p { margin: 0.5rem 0 0; }
:lang(ja) { word-break: auto-phrase; }
`;

/** Allows this style alone. */
export const preparingPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', preparingStyle, 'base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
