import { formNames } from '#src/contract/forms/form-fields.ts';
import type { Lead } from '../lead.ts';

/**
 * A lead as the marketing system takes it: form-urlencoded, the form's fields by their names, then what tells
 * the system which form of which site it is. What the page's address brought along overrides none of it.
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
