import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventLane, type EventMark } from './event-lane.tsx';

test('ID-02 an event that lasted is a bar up to its end, and one of a day has no length', () => {
  const event = { share: 0.25, shape: 'bar', text: 'Crisis' } as const;
  const widthOf = (until: EventMark['until']) => {
    const html = renderToStaticMarkup(
      <EventLane label="Events" marks={[{ ...event, until }]} chosen={0} onChoose={() => {}} />,
    );
    return [/x1="([^"]*)"/, /x2="([^"]*)"/].map((pattern) => pattern.exec(html)?.[1]);
  };
  expect(widthOf(0.75)).toEqual(['25%', '75%']);
  expect(widthOf(null)).toEqual(['25%', '25%']);
});
