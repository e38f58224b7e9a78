import type { KnownParameters } from '#src/client/page/known-search.ts';
import { misnamedParameters } from '#src/domain/parameter-names.ts';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './misnamed-parameters.module.css';

type MisnamedParametersProps = {
  language: Language;
  path: string;
  search: string;
  /** What the page reads of its address. */
  known: KnownParameters | undefined;
};

/**
 * What the page leaves out of its address although it nearly is one of its own parameters: unsaid, the list of all indexes
 * would look like the one asked for.
 */
export function MisnamedParameters({ language, path, search, known }: MisnamedParametersProps) {
  const given = new URLSearchParams(search);
  // Every page that reads its own parameters reads the release that it is asked for.
  const misnamed = known === 'any' ? [] : misnamedParameters(given, [...(known ?? []), 'asof']);
  if (misnamed.length === 0) return null;
  const m = outerMessages(language);
  return (
    <Container>
      {misnamed.map(({ name, meant }) => (
        <p key={name} className={styles.note}>
          {m.misnamed(name)}
          <PageLink href={renamed(path, given, name, meant)}>{m.meant(meant)}</PageLink>
        </p>
      ))}
    </Container>
  );
}

function renamed(path: string, given: URLSearchParams, name: string, meant: string): string {
  const pairs = Array.from(given, ([one, value]) => [one === name ? meant : one, value]);
  return `${path}?${new URLSearchParams(pairs)}`;
}
