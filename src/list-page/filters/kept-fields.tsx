import type { ListQuery } from '../list-query.ts';

type KeptFieldsProps = {
  query: ListQuery;
  /** Whether a control of the form already has this value of a filter. */
  isShown: (name: string, value: string) => boolean;
};

/** Hidden fields that preserve the order and view of the list, and filters without a control, when the form is sent. */
export function KeptFields({ query, isShown }: KeptFieldsProps) {
  const { sort, filters, view } = query;
  return (
    <>
      {sort ? (
        <>
          <input type="hidden" name="sortBy" value={sort.by} />
          <input type="hidden" name="sortOrder" value={sort.order} />
        </>
      ) : null}
      {Object.entries({ ...filters, ...view }).flatMap(([name, values]) =>
        values
          .filter((value) => !isShown(name, value))
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
    </>
  );
}
