import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.ts';
import { run, runTool } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const inPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

function inPlaywrightCache(): string | undefined {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  return globSync('chromium-*/chrome-*/chrome', { cwd: cache })
    .map((path) => join(cache, path))
    .toSorted()
    .at(-1);
}

const installed = () =>
  [process.env.CHROME_PATH, inPath(), ...places, inPlaywrightCache()].find((path) => path !== undefined && path !== '' && existsSync(path));

/** A Chromium for Playwright, or undefined. With `install`, one is fetched where none is found, from Playwright's site or from Debian. */
export async function findBrowser({ install }: { install: boolean }): Promise<string | undefined> {
  const found = installed();
  if (found !== undefined || !install) return found;
  console.log('No Chromium found; trying to install one …');
  if (await installPackages('chromium', ...fonts.map(({ name }) => name))) return installed();
  await runTool('playwright', ['install', 'chromium']);
  return installed();
}

/** What the browser tests need, as fontconfig looks for it, and Debian's package of it. */
const fonts = [
  // Without a font, Chinese and Japanese are empty boxes in screenshots.
  { pattern: ':lang=zh', name: 'fonts-wqy-microhei' },
  // As wide as what people have on other systems; `e2e/fixtures/fonts.conf` prefers it.
  { pattern: 'Liberation Sans', name: 'fonts-liberation' },
];

/** Makes sure that the browser tests have their fonts, where this process may install packages. */
export async function ensureFonts(): Promise<void> {
  for (const { pattern, name } of fonts) {
    const { code, output } = await run('fc-list', [pattern]);
    if (code !== 0 || output.trim() === '') await installPackages(name);
  }
}

if (import.meta.main) {
  const path = await findBrowser({ install: process.argv.includes('--install') });
  console.log(path ?? 'none');
  process.exitCode = path === undefined ? 1 : 0;
}
