import type { Language } from '#src/domain/language.ts';
import { internalMessages } from '#src/i18n/messages/site/internal.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';

export const smokeChecks = ['api', 'dataVersion', 'search', 'prices'] as const;

export type SmokeResult = {
  check: (typeof smokeChecks)[number];
  /** What was found, in words; null: the check failed. */
  found: string | null;
};

type SmokePageProps = { language: Language; results: readonly SmokeResult[] };

/** Whether the services behind the page answer as they should (RT-13). */
export function SmokePage({ language, results }: SmokePageProps) {
  const m = internalMessages(language);
  const columns: Column<SmokeResult>[] = [
    { key: 'check', heading: m.check, cell: ({ check }) => m[check] },
    {
      key: 'result',
      heading: m.result,
      cell: ({ found }) => (found === null ? m.failed : m.passed),
    },
    { key: 'found', heading: m.found, cell: ({ found }) => found ?? '—' },
  ];
  return (
    <Container>
      <PageTitle title={m.smokeTitle} lead={m.smokeLead} />
      <DataTable
        caption={m.smokeTitle}
        columns={columns}
        rows={results}
        rowKey={({ check }) => check}
      />
    </Container>
  );
}
