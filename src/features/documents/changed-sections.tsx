import type { ComparedSection, ListedDocument } from '#src/contract/api/documents.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { FactList } from '#src/ui/tables/fact-list.tsx';

type ChangedSectionsProps = {
  language: Language;
  document: Pick<ListedDocument, 'language'>;
  sections: readonly ComparedSection[];
};

/** Which sections changed, came and went, each with a link to it where it still has an anchor. */
export function ChangedSections({ language, document, sections }: ChangedSectionsProps) {
  const m = documentMessages(language);
  const facts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const found = sections.filter(({ change }) => change === kind);
    return found.length === 0
      ? []
      : [
          {
            label: m[kind],
            value: <SectionLinks language={language} document={document} sections={found} />,
          },
        ];
  });
  return facts.length > 0 ? <FactList label={m.changedSections} facts={facts} /> : null;
}

function SectionLinks({ language, document, sections }: ChangedSectionsProps) {
  const { beginning } = documentMessages(language);
  return (
    <ul role="list">
      {sections.map(({ id, heading }) => (
        <li
          key={`${id} ${heading}`}
          lang={heading === null ? undefined : languageFacts[document.language.value].tag}
        >
          {id === null ? (heading ?? beginning) : <a href={`#${id}`}>{heading ?? beginning}</a>}
        </li>
      ))}
    </ul>
  );
}
