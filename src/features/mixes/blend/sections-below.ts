// Facts and tables far down the page, in one late part.
export { About } from './about.tsx';
export { MixSections, PartsSection, WeightsSection } from './blend-tables.tsx';
