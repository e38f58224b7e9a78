import { afterAll, expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { days, four, levelRow, usual } from './guarded-folder.ts';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand } from './run-command.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

test('check asks about the levels of a folder before anything is public', async () => {
  const rows = days.map(levelRow).filter((_, at) => at < 40 || at > 55);
  const jumped = rows.map((row, at) => (at === 20 ? row.replace(/,\d+/, ',10000') : row));
  const sunday = '2026-11-22,100,200,300,400';
  const secondDay = isoOfDay(days[1]!);
  const folder = folders.write('alone', {
    ...usual,
    'indexes.csv':
      'fund_id,name,asset_type,family,base_date,base_value\n' +
      four
        .map((id) => `${id},${id},equity,World,${id === 'AAA' ? `${secondDay},500` : ','}\n`)
        .join(''),
    'levels/main.csv': `date,${four.join(',')}\n${[...jumped, sunday].join('\n')}\n`,
  });
  const { code, stdout, stderr } = await runCommand(['check', folder]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const asked = stdout.replaceAll(`${folder}/`, '').split('\n');
  for (const question of [
    /^levels\/main\.csv:22:12: level-jump: AAA: 100\.5 on 2026-08-28 to 10,000 on 2026-08-31/,
    /^levels\/main\.csv:42:12: level-gap: AAA: 25 days without a level/,
    /^levels\/main\.csv:65:12: closed-day: AAA: a level on 2026-11-22, a Sunday/,
    /^levels\/main\.csv:2:12: before-base: AAA: 1 levels before its base date/,
    /^levels\/main\.csv:3:12: base-value: AAA: its level on its base date, 2026-08-04, is 100\.5/,
  ])
    expect(asked).toContainEqual(expect.stringMatching(question));
  expect(asked.join('\n')).toContain(
    `no faults. The folder was looked at alone; plumbline diff ${folder} compares it`,
  );
});
