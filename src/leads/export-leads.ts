import { fieldNames } from '#src/contract/forms/form-fields.ts';
import { guardedCsvLine } from '#src/domain/csv.ts';
import type { StoredLead } from './lead.ts';

const before = ['key', 'received', 'form', 'state', 'closed'];
const behind = ['privacyVersion', 'consentGroups', 'campaign'];

/** Leads as lines of CSV, the first with the names of the columns. */
export async function* exportLeads(leads: AsyncIterable<StoredLead>): AsyncGenerator<string> {
  yield guardedCsvLine([...before, ...fieldNames, ...behind]);
  for await (const { lead, state, closed } of leads) {
    const { key, received, form, fields, privacyVersion, consentGroups, campaign } = lead;
    const typed = fieldNames.map((name) => fields[name]);
    const query = new URLSearchParams(campaign.map(([name, value]) => [name, value])).toString();
    yield guardedCsvLine(
      [key, received, form, state, closed ?? ''].concat(typed, [
        privacyVersion ?? '',
        consentGroups ?? '',
        query,
      ]),
    );
  }
}
