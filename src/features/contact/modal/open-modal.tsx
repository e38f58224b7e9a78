import { useState } from 'react';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { campaignParameters } from '#src/contract/forms/submission.ts';
import type { ShownContactField } from '#src/contract/api/site-answers.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import { countryChoices } from '#src/i18n/country-names.ts';
import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import { chosenBeforehand } from '../chosen-beforehand.ts';
import { ContactFrame } from './contact-frame.tsx';
import { FormPanel } from '../form-panel.tsx';
import { ModalWindow } from './modal-window.tsx';
import { newSubmissionKey } from '../submission-key.ts';

export type OpenModalProps = {
  language: Language;
  /** A built-in form, or the address of an external one. */
  shown: { form: FormKind } | { frame: string };
  settings: SiteSettings;
  privacyPolicyUrl: string;
  contactFields: readonly ShownContactField[];
  onClose: () => void;
};

/** The open modal; its code is loaded when it is first requested. */
export function OpenModal({ language, shown, onClose, ...page }: OpenModalProps) {
  const m = contactMessages(language);
  const isSubscription = 'form' in shown && shown.form === 'subscribe';
  const title = isSubscription ? m.subscribeTitle : m.contactTitle;
  return (
    <ModalWindow language={language} title={title} onClose={onClose}>
      {'frame' in shown ? (
        <ContactFrame language={language} address={shown.frame} />
      ) : (
        <ModalForm key={shown.form} form={shown.form} language={language} {...page} />
      )}
    </ModalWindow>
  );
}

type ModalFormProps = Omit<OpenModalProps, 'shown' | 'onClose'> & { form: FormKind };

function ModalForm(props: ModalFormProps) {
  const { form, language, settings, privacyPolicyUrl, contactFields } = props;
  const [start] = useState(() => ({
    values: chosenBeforehand(language),
    problems: [],
    key: newSubmissionKey(),
    refusedStatus: null,
    campaign: campaignParameters(new URLSearchParams(location.search)),
  }));
  const [countries] = useState(() => countryChoices(language));
  const setting = {
    form,
    language,
    siteId: settings.formSiteId,
    isDevelopment: settings.isDevelopment,
    countries,
    privacyPolicyUrl,
    contactFields,
  };
  return <FormPanel setting={setting} start={start} />;
}
