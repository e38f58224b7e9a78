import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const weights = ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'];

/**
 * The environment of a browser that can draw Japanese. Linux servers often have no font for it, and characters
 * without a font have no width on the screen and no text in a PDF. Other systems have one.
 */
export function withJapaneseFonts(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (process.platform !== 'linux') return environment;
  const folders = weights.map((file) =>
    dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${file}`))),
  );
  const config = join(mkdtempSync(join(tmpdir(), 'plumbline-fonts-')), 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
</fontconfig>
`,
  );
  return { ...environment, FONTCONFIG_FILE: config };
}
