import { technicalFields } from '#src/contract/forms/submission.ts';
import type { FormStart } from './form-start.ts';

/** Sent by browsers without JavaScript: the key, the page, and the parameters of its address. */
export function HiddenFields({ start }: { start: FormStart }) {
  const { values, key, campaign } = start;
  return (
    <>
      {campaign.map(([name, value], place) => (
        <input key={place} type="hidden" name={name} defaultValue={value} />
      ))}
      <input type="hidden" name="pageTitle" defaultValue={values.pageTitle} />
      <input type="hidden" name="pageUrl" defaultValue={values.pageUrl} />
      <input type="hidden" name={technicalFields.key} defaultValue={key} />
    </>
  );
}
