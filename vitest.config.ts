import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testsInSharedProcess } from './tools/marked-tests.ts';

const root = import.meta.dirname;
const at = (path: string) => join(root, path);

/** How much longer the tests are that have a long form; see tools/soak.ts. */
const soak = Math.max(1, Number(process.env.HELIODESK_SOAK ?? 1));

/** Ends a test that hangs; far from what the slowest takes beside a compiler on a slow machine. */
const patience = { testTimeout: 120_000 * soak, hookTimeout: 120_000 * soak, expect: { poll: { timeout: 50_000 } } };

/** What nearly every test of the web loads, and of many files. */
const largePackages = [
  '@tanstack/react-query',
  '@testing-library/jest-dom/vitest',
  '@testing-library/react',
  '@testing-library/user-event',
  'antd',
  'dayjs',
  'i18next',
  'react',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod',
];

const sharingTests = testsInSharedProcess().map((path) => path.replace('apps/web/', ''));

const web = {
  root: at('apps/web'),
  environment: 'happy-dom',
  // In one file each, because each process loads them again, and some test files have one of their own.
  deps: { optimizer: { client: { enabled: true, include: largePackages } } },
  setupFiles: [at('apps/web/src/platform/testing/setup.ts')],
  ...patience,
};

/** The suites of `npm test`; `node tools/test.ts <name>` runs one of them. */
export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    // Vitest leaves a core to itself, which on two cores would be half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'contract', root: at('packages/contract'), include: ['src/**/*.test.ts'], environment: 'node', ...patience } },
      { test: { name: 'phrases', root: at('packages/phrases'), include: ['src/**/*.test.ts'], environment: 'node', ...patience } },
      {
        test: {
          name: 'tools',
          root: at('tools'),
          include: ['**/*.test.ts'],
          exclude: ['fixtures/**', '**/node_modules/**'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          root: at('apps/server'),
          include: ['src/**/*.test.ts'],
          environment: 'node',
          // Files share a process and its modules, which halves the time; each has databases of its own. HELIODESK_TEST_DATABASE
          // chooses the engine.
          pool: 'forks',
          isolate: false,
          globalSetup: [at('apps/server/src/testing/prepare-database.ts'), at('tools/prepare-server.ts')],
          ...patience,
        },
      },
      { test: { ...web, name: 'web', include: ['src/**/*.test.{ts,tsx}'], exclude: sharingTests } },
      {
        test: {
          ...web,
          name: 'web shared',
          include: sharingTests,
          // Nor do these load them again. A download must not lead their window elsewhere; setup.ts tidies up after each file.
          pool: 'forks',
          isolate: false,
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
        },
      },
    ],
  },
});
