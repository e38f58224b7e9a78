import type { GenderDiversity } from '#src/contract/api/page-answers.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { GenderDiversityPage } from './gender-diversity-page.tsx';

const part = (name: string, weight: number, numberOfConstituents: number) => ({
  name,
  weight,
  numberOfConstituents,
});

export const fullMicrosite: GenderDiversity = {
  language: 'en-us',
  languages: ['en-us'],
  url: '/gender-diversity',
  title: 'Gender diversity',
  eyebrow: 'Microsite',
  lead: 'Who leads, and who is paid what.',
  description: 'Gender diversity',
  sections: [],
  fundId: 'GD',
  portfolioName: 'Example Gender Diversity NTR USD',
  asOfDate: '2026-11-18',
  classification: 'Example Sectors',
  numberOfConstituents: 250,
  topConstituents: [
    {
      ticker: 'AAA',
      name: 'Alpha',
      weight: 7.25,
      region: 'Dev N. America',
      regionName: 'Dev N. America',
      group: 1,
    },
    { ticker: null, name: 'Beta', weight: 4.5, region: null, regionName: null, group: null },
  ],
  sectorBreakdown: [part('Technology', 60, 100), part('Utilities', 40, 150)],
  countryBreakdown: [part('United States', 66.667, 170), part('Japan', 33.333, 80)],
  regionBreakdown: [part('Dev N. America', 66.667, 170), part('Dev Asia Pacific', 33.333, 80)],
};

const resources = {
  language: 'en-us' as const,
  title: 'Read on',
  links: [{ title: 'Methodology', href: '/page/methodology', description: 'How it is done' }],
};

export const micrositeExamples = [
  { name: 'every table', microsite: fullMicrosite, resources },
  { name: 'resources that failed', microsite: fullMicrosite, resources: 'failed' as const },
  {
    name: 'an index whose list is cut off',
    microsite: { ...fullMicrosite, sectorBreakdown: [], countryBreakdown: [], regionBreakdown: [] },
    resources,
  },
  {
    name: 'no constituents',
    microsite: { ...fullMicrosite, topConstituents: [], sectorBreakdown: [] },
    resources,
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Gender diversity microsite',
  examples: micrositeExamples.map(({ name, ...example }) => ({
    name,
    content: (
      <GenderDiversityPage
        language={language}
        microsite={example.microsite}
        resources={example.resources}
      >
        <p>What the provider says.</p>
      </GenderDiversityPage>
    ),
  })),
});
