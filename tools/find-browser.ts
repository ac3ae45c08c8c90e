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
  if (await installPackages('chromium', 'fonts-wqy-microhei')) return installed();
  await runTool('playwright', ['install', 'chromium']);
  return installed();
}

/** Makes sure that Chinese and Japanese have letters in screenshots: without a font they are empty boxes. */
export async function ensureCjkFont(): Promise<void> {
  const { code, output } = await run('fc-list', [':lang=zh']);
  if (code !== 0 || output.trim() === '') await installPackages('fonts-wqy-microhei');
}

if (import.meta.main) {
  const path = await findBrowser({ install: process.argv.includes('--install') });
  console.log(path ?? 'none');
  process.exitCode = path === undefined ? 1 : 0;
}
