import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopicList } from './topic-list.tsx';

const topics = ['indexes', 'documents'].map((topic) => ({
  topic,
  title: topic,
  calls: [{ name: `${topic}-call`, path: `/api/${topic}` }],
}));

const currentIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g), ([, text]) => text);

const render = (topic: string | null) => {
  const shown = topics.find((one) => one.topic === topic) ?? null;
  const reference = { topics, topic: shown } as unknown as Parameters<
    typeof TopicList
  >[0]['reference'];
  return renderToStaticMarkup(
    <TopicList language="en-us" reference={reference} code={undefined} />,
  );
};

test('only the shown topic of the reference is marked as current and lists its calls', () => {
  const html = render('documents');
  expect(currentIn(html)).toEqual(['documents']);
  expect(html).toContain('href="#documents-call">/documents<');
  expect(html).not.toContain('#indexes-call');
  expect(currentIn(render(null))).toEqual(['Overview']);
});
