import { expect, test } from 'vitest';
import { frameAddress } from './frame-address.ts';

const settings = {
  address: 'https://forms.example/contact?lang=en',
  origins: ['https://forms.example', 'https://events.example'],
};

test('CM-04 the default address is framed with the query of the page added', () => {
  expect(frameAddress(null, settings, '?utm_source=x&currency=USD')).toBe(
    'https://forms.example/contact?lang=en&utm_source=x&currency=USD',
  );
});

test('CM-04 a button may give its own address, of an origin on the allow-list only', () => {
  expect(frameAddress('https://events.example/a', settings, '')).toBe('https://events.example/a');
  for (const refused of [
    'https://evil.example/a',
    'https://forms.example.evil.example/',
    'http://forms.example/a',
    'javascript:alert(1)',
    '//forms.example/a',
  ]) {
    expect(frameAddress(refused, settings, ''), refused).toBeNull();
  }
});

test('CM-04 without an address there is nothing to frame', () => {
  expect(frameAddress(null, { address: null, origins: [] }, '')).toBeNull();
});
