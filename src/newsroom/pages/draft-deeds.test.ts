import { expect, test } from 'vitest';
import type { Role } from '#src/store/tokens.ts';
import { draftDeeds } from './draft-deeds.ts';

/** The actions that a person is offered for a draft of Ann's, by the buttons of the forms. */
async function offered(name: string, role: Role, { approvers = [] as string[], wanted = 1 } = {}) {
  const shown = {
    draft: { number: 7, state: 'open', at: null, act: { actor: { name: 'ann' } } },
    approvers,
    wanted,
    collision: null,
    visit: { person: { actor: { name, by: 'token', host: 'h' }, role }, formKey: 'k' },
    refusal: null,
  } as unknown as Parameters<typeof draftDeeds>[0];
  const html = (await draftDeeds(shown)).toString();
  const buttons = Array.from(
    html.matchAll(/<button[^>]*>\s*([^<]*?)\s*<\/button>/g),
    ([, one]) => one,
  );
  return html.includes('Others decide') ? 'others decide' : buttons;
}

test('whoever may do nothing about a draft is told that others decide', async () => {
  expect(await offered('bob', 'author')).toBe('others decide');
  expect(await offered('ann', 'author')).toEqual(['Drop']);
});

test('an approver approves once, and publishes what has its approvals', async () => {
  expect(await offered('bob', 'approver')).toEqual(['Approve']);
  const approved = { approvers: ['bob'] };
  expect(await offered('bob', 'approver', approved)).toEqual(['Publish now', 'Schedule']);
  expect(await offered('cat', 'approver', approved)).toEqual([
    'Approve',
    'Publish now',
    'Schedule',
  ]);
});

test('an operator may publish in an emergency, and drop the drafts of others', async () => {
  const deeds = ['Approve', 'Publish now', 'Schedule', 'Drop'];
  expect(await offered('eve', 'operator')).toEqual(deeds);
});
