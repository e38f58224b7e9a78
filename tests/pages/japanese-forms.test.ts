import { expect, inject, test } from 'vitest';

const site = inject('demoUrl');

test('CM-06 a Japanese form says 日本 beforehand, and a state only where the country has some', async () => {
  for (const path of ['/ja-jp/contact-us', '/ja-jp/subscribe']) {
    const html = await (await fetch(site + path)).text();
    expect(html).toMatch(/<option value="JP" selected="">日本<\/option>/);
  }
  const contact = await (await fetch(`${site}/ja-jp/contact-us`)).text();
  expect(contact).toMatch(/<option value="Unknown" selected="">/);
  const english = await (await fetch(`${site}/contact-us`)).text();
  expect(english).not.toMatch(/<option value="(?:JP|Unknown)" selected/);
});
