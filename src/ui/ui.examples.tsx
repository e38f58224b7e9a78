import { Button, ButtonLink } from './controls/button.tsx';
import { Change } from './tables/change.tsx';
import { Chip } from './controls/chip.tsx';
import { ContentButton } from './controls/content-button.tsx';
import { DataTable, type Column } from './tables/data-table.tsx';
import type { Gallery } from './gallery.ts';
import { BackIcon, CloseIcon } from './dialog-icons.tsx';
import { MailIcon, MenuIcon, SearchIcon } from './icons.tsx';
import { Section } from './layout.tsx';
import { Logo } from './logo.tsx';
import { Notice } from './notice.tsx';
import { PageTitle } from './page-title.tsx';
import { Pagination } from './tables/pagination.tsx';
import { Tabs, type Tab } from './controls/tabs.tsx';

type Row = { name: string; currency: string; level: string };

const rows: Row[] = [
  { name: 'Example World NTR USD', currency: 'USD', level: '6,215.52' },
  { name: 'Example World Hedged to the Japanese Yen', currency: 'JPY', level: '1,234,567.89' },
];

const columns: Column<Row>[] = [
  {
    key: 'name',
    heading: 'Index',
    sort: { href: '?sortBy=name', direction: 'ascending' },
    cell: ({ name }) => name,
  },
  {
    key: 'currency',
    heading: 'Currency',
    sort: { href: '?sortBy=currency', direction: null },
    cell: ({ currency }) => currency,
  },
  { key: 'level', heading: 'Level', align: 'end', cell: ({ level }) => level },
];

const paginationTexts = { previous: 'Previous', next: 'Next', page: (n: string) => `Page ${n}` };

function pagination(page: number) {
  return (
    <Pagination
      label={`Pages, at ${page}`}
      page={page}
      numberOfPages={40}
      href={(to) => `?page=${to}`}
      texts={paginationTexts}
      format={String}
    />
  );
}

const tab = (label: string, isCurrent = false): Tab => ({ href: `?${label}`, label, isCurrent });
const tabRows = [
  [
    tab('All', true),
    tab('Equity'),
    tab('Fixed income'),
    tab('Alternatives'),
    tab('Private Markets'),
  ],
  [tab('Research'), tab('Market commentary')],
];

function table(density: 'comfortable' | 'compact') {
  const caption = `A ${density} table`;
  return (
    <DataTable
      caption={caption}
      showCaption
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      density={density}
    />
  );
}

const controls = [
  { name: 'button, primary', content: <Button look="primary">Send</Button> },
  { name: 'button, secondary', content: <Button>Show all</Button> },
  { name: 'button, quiet', content: <Button look="quiet">Not now</Button> },
  { name: 'button, disabled', content: <Button disabled>Send</Button> },
  { name: 'button that is a link', content: <ButtonLink href="/">Home</ButtonLink> },
  { name: 'content button, link', content: <ContentButton text="Read more" href="/" /> },
  { name: 'content button, button', content: <ContentButton text="Subscribe" href={null} /> },
  {
    name: 'content button, disabled',
    content: <ContentButton text="Subscribe" href={null} disabled />,
  },
  {
    name: 'chip',
    content: (
      <Chip href="?" label="USD: remove from Currency">
        USD
      </Chip>
    ),
  },
];

const figures = [
  { name: 'change, up', content: <Change direction="up">+1.25%</Change> },
  { name: 'change, down', content: <Change direction="down">−0.75%</Change> },
  { name: 'change, none', content: <Change direction="none">0.00%</Change> },
  { name: 'table, comfortable', content: table('comfortable') },
  { name: 'table, compact', content: table('compact') },
  { name: 'pagination, first page', content: pagination(1) },
  { name: 'pagination, in the middle', content: pagination(20) },
  { name: 'pagination, last page', content: pagination(40) },
  { name: 'tabs, one row', content: <Tabs label="Asset classes" rows={tabRows.slice(0, 1)} /> },
  { name: 'tabs, two rows', content: <Tabs label="Kinds" rows={tabRows} /> },
];

const texts = [
  {
    name: 'page title',
    content: <PageTitle eyebrow="Equity" title="A page" lead="What the page is, in a sentence." />,
  },
  {
    name: 'section',
    content: (
      <Section title="A section" note="As of 20 Nov 2026">
        <p>Its content.</p>
      </Section>
    ),
  },
  {
    name: 'notice',
    content: (
      <Notice title="Data Not Available">
        <p>What can be done.</p>
      </Notice>
    ),
  },
  { name: 'logo', content: <Logo name="Example Indexes" /> },
  {
    name: 'icons',
    content: (
      <>
        <SearchIcon />
        <MailIcon />
        <MenuIcon />
        <CloseIcon />
        <BackIcon />
      </>
    ),
  },
];

export const gallery: Gallery = () => ({
  title: 'Parts that all pages share',
  examples: [...controls, ...figures, ...texts],
});
