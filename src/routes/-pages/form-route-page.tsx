import { usePageContext } from '#src/client/page/use-page-context.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { FormPage } from '#src/features/contact/form-page.tsx';
import type { FormPageData } from '../-loaders/load-form.ts';
import { Route as Root } from '../__root.tsx';

/** The page of either form. */
export function FormRoutePage({ form, data }: { form: FormKind; data: FormPageData }) {
  const { language, settings } = usePageContext();
  const { navigation } = Root.useLoaderData();
  const { formSiteId, isDevelopment } = settings();
  const setting = {
    form,
    language,
    siteId: formSiteId,
    isDevelopment,
    countries: data.countries,
    privacyPolicyUrl: navigation?.provider.privacyPolicyUrl ?? '',
    contactFields: navigation?.provider.contactFields ?? [],
  };
  return <FormPage setting={setting} start={data.start} wasSent={data.wasSent} />;
}
