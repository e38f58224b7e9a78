import { fieldNames } from '#src/contract/forms/form-fields.ts';
import { guardedCsvLine } from '#src/domain/csv.ts';
import type { LeadAdministration, StoredLead } from './lead.ts';

const before = ['key', 'received', 'form', 'state', 'closed'];
const behind = ['privacyVersion', 'consentGroups', 'campaign', 'ownFields'];

/**
 * Yields leads as lines of CSV, beginning with the column names. With an email address only its leads are
 * included, followed by unreadable lines that contain it, in the state `damaged`.
 */
export async function* exportLeads(
  leads: Pick<LeadAdministration, 'list' | 'listDamaged'>,
  email: string | null,
): AsyncGenerator<string> {
  yield guardedCsvLine([...before, ...fieldNames, ...behind]);
  yield* linesOf(leads.list(), email);
  if (email === null) return;
  for (const text of await leads.listDamaged(email)) {
    const fields = fieldNames.map((name) => (name === 'paragraphText' ? text : ''));
    yield guardedCsvLine(
      ['', '', '', 'damaged', ''].concat(
        fields,
        behind.map(() => ''),
      ),
    );
  }
}

async function* linesOf(
  leads: AsyncIterable<StoredLead>,
  email: string | null,
): AsyncGenerator<string> {
  for await (const { lead, state, closed } of leads) {
    const { key, received, form, fields, privacyVersion, consentGroups, campaign } = lead;
    if (email !== null && fields.emailAddress.toLowerCase() !== email.toLowerCase()) continue;
    const typed = fieldNames.map((name) => fields[name]);
    const query = (pairs: typeof campaign) =>
      new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
    yield guardedCsvLine(
      [key, received, form, state, closed ?? ''].concat(typed, [
        privacyVersion ?? '',
        consentGroups ?? '',
        query(campaign),
        query(
          Object.entries(lead.ownFields ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
      ]),
    );
  }
}
