import { useEffect, useState } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { Suggestion } from '#src/contract/api/indexes/portfolios.ts';
import { Combobox } from '#src/ui/controls/combobox.tsx';

type IndexFieldProps = {
  name: string;
  label: string;
  /** What stands in it at first. */
  initial?: string;
  /** What is picked is sent at once, instead of standing in the field. */
  isSentWhenPicked?: boolean;
  api: ApiClient;
};

const debounce = 300;
const mostSuggested = 8;

/** A field for an index: whatever is typed is understood, and completed as one types. */
export function IndexField({ name, label, initial = '', isSentWhenPicked, api }: IndexFieldProps) {
  const [term, setTerm] = useState(initial);
  const [picked, setPicked] = useState(initial);
  const options = useSuggestions(api, term === picked ? '' : term);
  return (
    <Combobox
      name={name}
      label={label}
      term={term}
      options={options.map(({ fundId, portfolioName, ticker }) => ({
        id: fundId,
        name: portfolioName,
        ticker,
      }))}
      onType={setTerm}
      onPick={({ id, name: itsName }, field) => {
        // A name that two indexes bear would be understood as the first of them.
        const isShared =
          options.filter(({ portfolioName }) => portfolioName === itsName).length > 1;
        setTerm(isShared ? id : itsName);
        setPicked(isShared ? id : itsName);
        if (!isSentWhenPicked) return;
        field.value = id;
        field.form?.requestSubmit();
      }}
    />
  );
}

/** Indexes that a term means perhaps; none before it has two letters. */
function useSuggestions(api: ApiClient, term: string): readonly Suggestion[] {
  const [found, setFound] = useState<{ term: string; all: readonly Suggestion[] }>();
  const asked = term.trim();
  useEffect(() => {
    if (asked.length < 2) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      api
        .get('suggestions', { filterPattern: asked, size: mostSuggested })
        .then(({ portfolios }) => isWanted && setFound({ term: asked, all: portfolios }))
        .catch(() => isWanted && setFound({ term: asked, all: [] }));
    }, debounce);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, api]);
  return asked.length < 2 ? [] : (found?.all ?? []);
}
