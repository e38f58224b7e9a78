import { formNames } from '#src/contract/forms/form-fields.ts';
import type { Lead } from '../lead.ts';

/**
 * A lead in the form that the marketing system expects: form-urlencoded, with the form's fields, then the form's
 * name and the site's id. Parameters of the page's address override none of these.
 */
export function forwardedBody(lead: Lead, siteId: string): URLSearchParams {
  const body = new URLSearchParams(lead.campaign.map(([name, value]) => [name, value]));
  const own = {
    ...lead.ownFields,
    ...lead.fields,
    elqFormName: formNames[lead.form],
    elqSiteID: siteId,
    submissionKey: lead.key,
    submittedAt: lead.received,
    privacyVersion: lead.privacyVersion ?? '',
    consentGroups: lead.consentGroups ?? '',
  };
  for (const [name, value] of Object.entries(own)) body.set(name, value);
  return body;
}
