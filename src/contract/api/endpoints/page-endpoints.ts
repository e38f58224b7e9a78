import * as z from 'zod';
import { api, pages } from '#src/urls.ts';
import { defineEndpoint } from './endpoint.ts';
import { contentPage, genderDiversity, genderDiversityResources } from '../page-answers.ts';
import { lang } from '../query.ts';

const address = (example: string) =>
  z.string().startsWith('/').max(200).describe(`Path of the page without its language: ${example}`);

const noSuchPage = 'The provider has no such page';

/** The calls for content pages. */
export const pageEndpoints = {
  pages: defineEndpoint({
    path: api.pages,
    tag: 'Site',
    summary: 'A content page by its address below /page; the list of them for /page itself',
    query: z.object({ lang, url: address('/page/esg').default(pages.content()) }),
    answer: contentPage,
    answerName: 'ContentPage',
    notFound: noSuchPage,
    example: 'lang=en-us&url=/page/{contentPage}',
  }),
  templatizedPage: defineEndpoint({
    path: api.templatizedPage,
    tag: 'Site',
    summary: 'A page built from sections by its address of one or two segments',
    query: z.object({ lang, url: address('/equity') }),
    answer: contentPage,
    answerName: 'ContentPage',
    notFound: noSuchPage,
    example: 'lang=en-us&url=/{templatedPage}',
  }),
  service: defineEndpoint({
    path: api.service,
    tag: 'Site',
    summary: 'What the provider does for its clients: the page /our-services',
    query: z.object({ lang }),
    answer: contentPage,
    answerName: 'ContentPage',
    notFound: noSuchPage,
    example: 'lang=en-us',
  }),
  openIndexProject: defineEndpoint({
    path: api.openIndexProject,
    tag: 'Site',
    summary: 'The page /open-index-project',
    query: z.object({ lang }),
    answer: contentPage,
    answerName: 'ContentPage',
    notFound: noSuchPage,
    example: 'lang=en-us',
  }),
  genderDiversity: defineEndpoint({
    path: api.genderDiversity,
    tag: 'Site',
    summary: 'The gender diversity microsite: its page, top constituents and breakdowns',
    query: z.object({ lang }),
    answer: genderDiversity,
    answerName: 'GenderDiversity',
    notFound: 'The provider has no such microsite',
    example: 'lang=en-us',
  }),
  genderDiversityResources: defineEndpoint({
    path: api.genderDiversityResources,
    tag: 'Site',
    summary: 'Resources of the gender diversity microsite',
    query: z.object({ lang }),
    answer: genderDiversityResources,
    answerName: 'GenderDiversityResources',
    notFound: 'The provider has no such microsite',
    example: 'lang=en-us',
  }),
} as const;
