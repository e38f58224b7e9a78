import type { ConsentCategory } from '#src/domain/consent-cookie.ts';
import type { Language } from '#src/domain/language.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentChoices } from './consent-choices.tsx';

const nothing = () => undefined;

const banner = (language: Language, hasPrivacyControl: boolean, isMeasured = false) => (
  <ConsentBanner
    language={language}
    hasPrivacyControl={hasPrivacyControl}
    isMeasured={isMeasured}
    onAcceptAll={nothing}
    onRejectAll={nothing}
    onChoose={nothing}
  />
);

type Choice = { granted: readonly ConsentCategory[]; hasPrivacyControl: boolean; id: string };

const choices = (language: Language, { granted, hasPrivacyControl, id }: Choice) => (
  <ConsentChoices
    language={language}
    titleId={id}
    granted={granted}
    hasPrivacyControl={hasPrivacyControl}
    isMeasured
    privacyPolicyUrl="https://provider.example/privacy"
    onChoose={nothing}
    onAcceptAll={nothing}
    onRejectAll={nothing}
    onClose={nothing}
  />
);

export const gallery: Gallery = (language) => ({
  title: 'Consent',
  examples: [
    { name: 'banner', content: banner(language, false) },
    { name: 'banner, visits are measured', content: banner(language, false, true) },
    { name: 'banner, the browser asks not to be tracked', content: banner(language, true) },
    {
      name: 'choices, the necessary alone',
      content: choices(language, {
        granted: ['C0001'],
        hasPrivacyControl: false,
        id: 'choices-necessary',
      }),
    },
    {
      name: 'choices, all granted, the browser asks not to be tracked',
      content: choices(language, {
        granted: ['C0001', 'C0004'],
        hasPrivacyControl: true,
        id: 'choices-all',
      }),
    },
  ],
});
