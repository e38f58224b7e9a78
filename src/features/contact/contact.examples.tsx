import type { FormSetting, FormStart } from './form-start.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { FormPanel } from './form-panel.tsx';
import { MissingForm } from './modal/missing-form.tsx';

const setting: FormSetting = {
  form: 'contact',
  language: 'en-us',
  siteId: '100200300',
  isDevelopment: false,
  countries: [
    { value: 'GB', name: 'United Kingdom' },
    { value: 'US', name: 'United States' },
    { value: 'JP', name: 'Japan' },
  ],
  privacyPolicyUrl: 'https://provider.example/privacy',
  contactFields: [],
};

const empty: FormStart = {
  values: { pageTitle: 'Contact us', pageUrl: 'https://indexes.example/contact-us' },
  problems: [],
  key: '0123456789abcdef0123456789abcdef',
  refusedStatus: null,
  campaign: [],
};

const contactFields: FormSetting['contactFields'] = [
  { field: 'reference', name: 'Your reference', kind: 'text', choices: [] },
  {
    field: 'desk',
    name: 'Desk',
    kind: 'choice',
    choices: [
      { value: 'rates', name: 'Rates' },
      { value: 'credit', name: 'Credit' },
    ],
  },
  { field: 'call-me', name: 'Please call me', kind: 'tick', choices: [] },
];

type FormExample = { name: string; setting: FormSetting; start: FormStart; wasSent: boolean };

/** Both forms in each of their states, as the server gives them. */
export const formExamples: readonly FormExample[] = [
  { name: 'contact, empty', setting, start: empty, wasSent: false },
  {
    name: 'subscribe, empty, after a campaign',
    setting: { ...setting, form: 'subscribe' },
    start: { ...empty, campaign: [['utm_source', 'newsletter']] },
    wasSent: false,
  },
  {
    name: 'contact, refused for two fields',
    setting,
    start: {
      ...empty,
      values: { ...empty.values, emailAddress: 'ada@', firstName: 'Ada "A" <b>', country: 'JP' },
      problems: [
        { field: 'emailAddress', problem: 'emailFormat' },
        { field: 'sysop1', problem: 'required' },
      ],
      refusedStatus: 400,
    },
    wasSent: false,
  },
  {
    name: 'contact, not stored',
    setting,
    start: { ...empty, values: { firstName: 'Ada' }, refusedStatus: 503 },
    wasSent: false,
  },
  {
    name: 'contact, with further fields of the provider',
    setting: { ...setting, contactFields },
    start: {
      ...empty,
      values: { ...empty.values, field_desk: 'rates', 'field_call-me': 'yes' },
      problems: [{ field: 'field_reference', problem: 'tooLong' }],
      refusedStatus: 400,
    },
    wasSent: false,
  },
  { name: 'contact, sent', setting, start: empty, wasSent: true },
];

export const gallery: Gallery = (language) => ({
  title: 'Forms',
  examples: [
    ...formExamples.map((example) => ({
      name: example.name,
      content: (
        <FormPanel
          setting={{ ...example.setting, language }}
          start={example.start}
          wasSent={example.wasSent}
        />
      ),
    })),
    {
      name: 'code that was not loaded',
      content: <MissingForm language={language} onClose={() => undefined} />,
    },
  ],
});
