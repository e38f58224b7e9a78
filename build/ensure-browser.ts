import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';

// Ensures that the browser tests find a Chromium. If none is installed, root on Debian gets the distribution's package.
if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('No Chromium found: installing the one of the distribution');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of ['update -q', 'install -y -q --no-install-recommends chromium']) {
    spawnSync('apt-get', command.split(' '), { stdio: 'inherit', env: environment });
  }
}
if (!findBrowser()) {
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or name its program in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
