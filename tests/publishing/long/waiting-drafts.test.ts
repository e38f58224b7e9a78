import { describe, expect, test } from 'vitest';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import { failDraft } from '#src/store/drafts/schedule-draft.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { openNewsroom, tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { bob, first, newsroom, notice, person } from '../newsroom.ts';
import { site, type FolderFiles } from '../provider-folder.ts';
import { runCommand } from '../run-command.ts';

const rules = (text: string): FolderFiles => ({
  'documents.csv':
    'document_id,title,category,date,file\nrules,Rules,methodology,2026-01-02,rules.md\n',
  'files/rules.md': `${text}\n`,
});

const olga = person('olga', 'operator');

describe.each(engines)('what is said of drafts that wait on %s', (engine) => {
  const room = newsroom(engine);

  const run = (args: string[]) => {
    const { dataDir, databaseUrl = '' } = room.config();
    return runCommand(args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  };

  async function signedIn(name: 'ada' | 'bob') {
    const { visitor } = await openNewsroom(room.store(), room.config().dataDir);
    const tokens = await tokensOf(room.store(), {
      olga: 'operator',
      ada: 'author',
      bob: 'approver',
    });
    const own = visitor();
    await own.signIn(tokens[name]!);
    return own;
  }

  test('a list of drafts says which collide with a part that was taken back since', async () => {
    await publishFolder(room.store(), room.inputOf({ ...first, ...rules('Old words') }));
    await publishFolder(room.store(), room.inputOf({ ...first, ...rules('Wrong words') }));
    const made = await room.draft(rules('Better words'));
    const beside = await room.draft({ ...rules('Wrong words'), 'notices.csv': notice('n1', 'N') });
    const at = Date.now() + 3_600_000;
    await decisions.schedule(room.store(), bob, made, { at, emergency: null });
    const before = await run(['drafts']);
    expect(before.stdout).not.toContain('touches the same');
    const back = { release: 2, part: 'documents', reason: 'Not agreed' } as const;
    await rollBack(room.store(), olga, back);

    const collision =
      `Draft ${made.number} was made against release 3; release 4 touches the same: document rules was changed. ` +
      `Make it anew from what is public now: plumbline draft FOLDER --replace ${made.number}`;
    const { stdout } = await run(['drafts', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      drafts: [
        { number: made.number, state: 'scheduled', collision },
        { number: beside.number, state: 'open', collision: null },
      ],
    });
    const lines = (await run(['drafts'])).stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.endsWith(collision))).toEqual([true, false]);
    const page = await (await signedIn('bob')).text('/newsroom');
    const plain = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(plain).toContain('document: 1 changed');
    expect(plain).toContain('notice: 1 new');
    expect(page.match(/touches the same: document rules was changed/g)).toHaveLength(1);

    // Another obstacle does not hide it.
    const fault = 'bob scheduled it, and may not any more';
    await failDraft(room.store(), made.number, fault, []);
    const both = (await run(['drafts'])).stdout.split('\n')[0];
    expect(both?.endsWith(`${fault}  ${collision}`)).toBe(true);
  });

  test('what a release has once is named once where it collides', async () => {
    const changed = (name: string) => ({ 'site.yaml': site.replace('Example Ltd', name) });
    await publishFolder(room.store(), room.inputOf({ ...first, ...changed('One') }));
    const made = await room.draft(changed('Two'));
    await publishFolder(room.store(), room.inputOf({ ...first, ...changed('Three') }));
    await expect(room.publish(made.number)).rejects.toThrow('the same: site was changed.');
  });

  test('a part that was taken back has a label of its own, and the release before keeps its', async () => {
    await publishFolder(room.store(), {
      ...room.inputOf({ ...first, ...rules('A') }),
      label: 'One',
    });
    await publishFolder(room.store(), {
      ...room.inputOf({ ...first, ...rules('B') }),
      label: 'Two',
    });
    await room.publishFile('date,AAA\n2026-11-17,101.5\n');
    const reason = 'Not agreed';
    await rollBack(room.store(), olga, { release: 2, part: 'documents', reason });
    await rollBack(room.store(), olga, { release: 2, part: 'levels', fundId: 'AAA', reason });
    const releases = await listReleases(room.store().db);
    expect(releases.map(({ label, note }) => [label, note]).slice(0, 2)).toEqual([
      ['Levels of AAA taken back to release 2', reason],
      ['Documents taken back to release 2', reason],
    ]);
    expect(releases.slice(3, 5).map(({ label }) => label)).toEqual(['Two', 'One']);
  });

  test('who has to approve a draft is said where it is made, approved and read', async () => {
    const approving = { 'guards.yaml': 'approvals: 2\n' };
    await room.publish((await room.draft(approving)).number);
    const folder = room.written({ ...first, ...approving, 'notices.csv': notice('n1', 'News') });
    const made = await run(['draft', folder]);
    const { number, act } = await getLivingDraft(room.store().db, 2);
    const author = act.actor.name;
    expect(made.stdout).toContain(
      `plumbline preview ${number} shows it; 2 approvers or operators other than ${author} have to approve it ` +
        `(plumbline approve ${number}), then plumbline publish ${number} publishes it`,
    );
    const visitor = await signedIn('bob');
    const shown = `/newsroom/drafts/${number}`;
    expect(await visitor.text(shown)).toContain(
      `0 of 2; 2 approvers or operators other than ${author} have to approve it`,
    );
    await visitor.send(shown, `${shown}/approve`);
    expect(await visitor.text(shown)).toContain(
      `1 of 2: bob; an approver or operator other than ${author} has to approve it`,
    );
    const again = await room.draft({ ...approving, 'notices.csv': notice('n2', 'Other') });
    const none = await visitor.text(`/newsroom/drafts/${again.number}`);
    expect(none).toContain('0 of 2; 2 approvers or operators other than ada');
  });
});
