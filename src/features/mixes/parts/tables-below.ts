// The menu and tables far down the page, in one late part: of parts of their own the pages would load what these share first.
export { CorrelationSection } from './correlation-section.tsx';
export { CrisesSection } from './crises-section.tsx';
export { BlendMenu, ComparisonMenu } from './mix-menus.tsx';
export { Years } from './years.tsx';
