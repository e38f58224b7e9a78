// The menu and tables far down the page, in one late part: of parts of their own the pages would load what these share first.
export { AgainstSection } from './against-section.tsx';
export { BackTestLegend } from './back-test-legend.tsx';
export { CorrelationSection } from './correlation-section.tsx';
export { CrisesSection } from './crises-section.tsx';
export { BlendMenu, ComparisonMenu } from './mix-menus.tsx';
export { CrisisBands, CrisisNames } from './crisis-bands.tsx';
export { RiskSection } from './risk-section.tsx';
export { Years } from './years.tsx';
