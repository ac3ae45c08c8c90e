import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';

const executablePath = await findBrowser({ install: false });

/** Texts are as wide on every machine. */
const fonts = fileURLToPath(new URL('fixtures/fonts.conf', import.meta.url));

/** What Chromium needs as root in a container, and what keeps it from talking to others than our server. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './fixtures/prepare.ts',
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: process.env.CI === 'true',
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A dialog that still grows moves its buttons away between a press and its release.
    contextOptions: { reducedMotion: 'reduce' },
    // No one looks at the traces of a machine that is thrown away.
    trace: process.env.CI === 'true' ? 'off' : 'retain-on-failure',
    launchOptions: { args, env: { ...process.env, FONTCONFIG_FILE: fonts }, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
