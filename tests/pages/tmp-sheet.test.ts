import { writeFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { test } from 'vitest';
import { Resvg } from '@resvg/resvg-js';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { factsheetContent } from '#src/factsheets/factsheet-content.ts';
import { factsheetData } from '#src/server/files/factsheet-data.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
const resolve = createRequire(import.meta.url).resolve;
let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});
test('dump', async () => {
  const compiler = NodeCompiler.create({
    workspace: process.cwd() + '/src/factsheets',
    fontArgs: [
      {
        fontPaths: [
          'source-sans-3/300Light/SourceSans3_300Light.ttf',
          'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
          'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
          'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
          'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
          'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
        ].map((f) => dirname(resolve('@expo-google-fonts/' + f))),
      },
    ],
  });
  const api = { request: (path: string) => site.get(path) } as any;
  const cases = (process.env.SHEETS ?? 'PLWSC_NTR_USD,en-us,a4').split(' ');
  for (const one of cases) {
    const [fundId, language, paper] = one.split(',') as any;
    const data = await factsheetData(
      { api, snapshot: null as any, publicUrl: 'https://indexes.example', brand: null },
      {
        fundId,
        language,
        paper,
        release: { number: 1, published: '2026-11-20T21:00:00.000Z' } as any,
      } as any,
    );
    const content = factsheetContent(data as any);
    const inputs = { data: JSON.stringify(content), shares: '[1,1]' };
    const compiled = compiler.compile({
      mainFileContent: readFileSync('src/factsheets/factsheet.typ', 'utf8'),
      inputs,
    });
    if (!compiled.result) {
      console.log(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
      continue;
    }
    console.log(one, compiled.result.numOfPages);
    const svg = compiler.svg(compiled.result);
    writeFileSync(
      `/tmp/b-sheets/${one.replaceAll(',', '-')}.png`,
      new Resvg(svg, {
        fitTo: { mode: 'width', value: 1100 },
        background: '#fff',
        font: {
          loadSystemFonts: false,
          fontFiles: [
            'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
            'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
            'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
          ].map((f) => resolve('@expo-google-fonts/' + f)),
        },
      })
        .render()
        .asPng(),
    );
  }
}, 120_000);
