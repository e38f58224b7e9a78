import { aboutSection } from './about/section.ts';
import { characteristicsSection } from './characteristics/section.ts';
import { comparisonSection } from './comparison/section.ts';
import { compositionSection } from './composition/section.ts';
import { constituentsSection } from './constituents/section.ts';
import { correctionsSection } from './corrections/section.ts';
import { disclaimerSection } from './disclaimer/section.ts';
import { documentsSection } from './documents/section.ts';
import { insightsSection } from './insights/section.ts';
import { levelsSection } from './levels/section.ts';
import { noticesSection } from './notices/section.ts';
import { productsSection } from './products/section.ts';
import { relatedSection } from './related/section.ts';
import { returnsSection } from './returns/section.ts';
import { riskSection } from './risk/section.ts';
import { sustainabilitySection } from './sustainability/section.ts';
import { variantsSection } from './variants/section.ts';

/** The sections of the index page in their order: loader, page and menu go through this list. */
export const indexPageSections = [
  levelsSection,
  comparisonSection,
  characteristicsSection,
  returnsSection,
  riskSection,
  compositionSection,
  constituentsSection,
  variantsSection,
  relatedSection,
  sustainabilitySection,
  documentsSection,
  noticesSection,
  productsSection,
  insightsSection,
  correctionsSection,
  aboutSection,
  disclaimerSection,
] as const;
