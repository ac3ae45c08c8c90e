import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.ts';
import { run, runTool } from './run.ts';

/** Chromium without windows. A whole one prepares its own menus and side panels for each context, which takes a third of the tests' time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const inPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

function inPlaywrightCache(pattern: string): string | undefined {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  return globSync(pattern, { cwd: cache })
    .map((path) => join(cache, path))
    .toSorted()
    .at(-1);
}

const there = (path: string | undefined) => path !== undefined && path !== '' && existsSync(path);
const chosen = () => [process.env.CHROME_PATH].find(there);
const shell = () => inPath(shells) ?? inPlaywrightCache('chromium_headless_shell-*/chrome-*/*headless*shell');
const browser = () => [inPath(browsers), ...places, inPlaywrightCache('chromium-*/chrome-*/chrome')].find(there);

/**
 * A Chromium for Playwright, or undefined: what `CHROME_PATH` names, one without windows, or a whole one. With `install`, Debian's without
 * windows is installed where it is missing and may be, or Playwright's where there is none at all.
 */
export async function findBrowser({ install }: { install: boolean }): Promise<string | undefined> {
  const found = chosen() ?? shell();
  if (found !== undefined || !install) return found ?? browser();
  if (await installPackages('chromium-headless-shell')) return shell();
  if (browser() === undefined) {
    console.log('No Chromium found; trying to install one …');
    if (!(await installPackages('chromium'))) await runTool('playwright', ['install', '--only-shell', 'chromium']);
  }
  return shell() ?? browser();
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
