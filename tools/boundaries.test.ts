import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cruise } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, describe, expect, it } from 'vitest';
import { domains } from './domains.ts';

const root = join(import.meta.dirname, '..');
const fixtures = join(root, 'tools/fixtures');
const server = 'apps/server/src/domains';
const { forbidden: rules = [], options = {} } = await readConfig(join(root, '.dependency-cruiser.mjs'));

/** What each rule must find in its fixture, and nothing else there: the other files show what it allows. */
const expected: Record<string, string[]> = {
  'domain-order': [
    `${server}/module/service.ts → ${server}/request/index.ts`,
    `${server}/warranty/view.ts → packages/contract/src/survey/index.ts`,
  ],
  'domain-index-only': [
    'apps/web/src/domains/request/queries.ts → apps/web/src/domains/account/queries.ts',
    'packages/contract/src/request/schemas.ts → packages/contract/src/account/schemas.ts',
  ],
  'domain-index-or-seed': [
    `${server}/request/list.test.ts → ${server}/account/store.ts`,
    'apps/web/src/domains/request/list.test.ts → apps/web/src/domains/account/queries.ts',
  ],
  'domain-is-listed': [`${server}/billing/index.ts → ${server}/account/index.ts`],
  'web-not-server': ['apps/web/src/lazy.ts → apps/server/src/rules.ts', 'apps/web/src/page.ts → apps/server/src/rules.ts'],
  'server-not-web': ['apps/server/src/page.ts → apps/web/src/rules.ts'],
  'contract-stands-alone': [
    'packages/contract/src/account/index.ts → node_modules/antd',
    'packages/contract/src/account/index.ts → packages/phrases/src/index.ts',
    'packages/contract/src/kit/index.ts → fs',
  ],
  'endpoints-without-schemas': [
    'packages/contract/src/account/endpoints.ts → packages/contract/src/account/schemas.ts',
    'packages/contract/src/account/profile-endpoints.ts → node_modules/zod',
  ],
  'all-schemas-on-the-server': ['apps/web/src/domains/account/queries.ts → packages/contract/src/schemas.ts'],
  'phrases-stand-alone': ['packages/phrases/src/index.ts → apps/web/src/row.ts'],
  'kit-no-domain': ['packages/contract/src/kit/index.ts → packages/contract/src/account/index.ts'],
  'platform-no-domain': [
    `apps/server/src/platform/auth/session.ts → ${server}/account/index.ts`,
    'apps/web/src/ui/page.tsx → apps/web/src/app/router.tsx',
  ],
  'platform-not-ui': ['apps/web/src/platform/errors.ts → apps/web/src/ui/page.tsx'],
  'domain-not-app': ['apps/web/src/domains/account/index.ts → apps/web/src/app/router.tsx'],
  'sql-in-stores': [
    `${server}/account/routes.ts → node_modules/pg`,
    `${server}/account/service/close.ts → node_modules/kysely`,
    'apps/server/src/platform/mail/send.ts → node_modules/@electric-sql/pglite',
  ],
  'fastify-at-the-edge': [
    `${server}/account/service.ts → node_modules/fastify`,
    'apps/server/src/platform/storage/receive.ts → node_modules/@fastify/multipart',
  ],
  'no-node-on-the-web': ['apps/web/src/platform/path.ts → path'],
  'no-cycles': ['packages/contract/src/account/rules.ts → packages/contract/src/account/schemas.ts'],
  'no-tests-in-production': [
    `${server}/account/service.ts → ${server}/account/seed.ts`,
    `${server}/module/seed.ts → ${server}/account/list.test.ts`,
    'apps/server/src/demo/mail.ts → apps/server/src/testing/mailbox.ts',
    'apps/server/src/platform/spreadsheet/read.ts → apps/server/src/platform/spreadsheet/testing/make.ts',
    'apps/web/src/app/start.ts → apps/web/src/platform/testing/render.ts',
    'apps/web/src/domains/account/queries.ts → apps/web/src/domains/account/testing/account-server.ts',
  ],
  'no-undeclared-package': ['packages/contract/src/account.test.ts → node_modules/fast-check'],
  'no-dev-package-in-production': ['apps/server/src/live.ts → node_modules/ws'],
  'no-missing-file': ['apps/server/src/main.ts → ./start.ts'],
};

/** The same for the linter: rule and file. */
const expectedLint = [
  'eslint(max-lines) apps/server/src/domains/account/store.ts',
  'eslint(max-lines-per-function) apps/server/src/domains/account/view.ts',
  'eslint(no-console) apps/server/src/domains/account/routes.ts',
  'eslint(no-restricted-globals) apps/web/src/domains/account/queries.ts',
  'eslint(no-restricted-globals) apps/web/src/domains/case-chat/live.ts',
  'eslint(no-restricted-imports) apps/web/src/domains/account/routes.tsx',
  'eslint(no-restricted-properties) apps/web/src/ui/upload.tsx',
  'eslint(no-warning-comments) apps/server/src/domains/account/service.ts',
  'jsx-a11y(alt-text) apps/web/src/ui/picture.tsx',
  'node(no-process-env) apps/server/src/platform/mail/address.ts',
  'react(jsx-no-literals) apps/web/src/domains/account/pages/list.tsx',
  'react(hooks) apps/web/src/ui/clock.tsx',
  'react-hooks(rules-of-hooks) apps/web/src/ui/clock.tsx',
  'typescript(no-explicit-any) packages/contract/src/account/schemas.ts',
  'unicorn(filename-case) apps/server/src/domains/account/closeAccount.ts',
  'vitest(no-focused-tests) apps/server/src/domains/account/list.test.ts',
];

/** Runs the boundary rules, or those of one name, over a folder; answers `from → to` of each violation, packages by name, and what it saw. */
async function violations(folder: string, start: string[], rule?: string) {
  const { cache: _cache, exclude, ...settings } = options;
  const forbidden = rules.filter(({ name }) => rule === undefined || name === rule);
  const leftOut = rule === undefined && exclude !== undefined ? { exclude } : {};
  const { output } = await cruise(start, { ...settings, ...leftOut, baseDir: folder, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  const found = output.summary.violations.map(({ from, to }) => `${from} → ${packageOf(to)}`);
  return { found: [...new Set(found)].toSorted(), seen: new Set(output.modules.map(({ source }) => packageOf(source))) };
}

const packageOf = (path: string) => path.replace(/^.*?(node_modules\/(?:@[^/]+\/)?[^/]+).*$/, '$1');

describe('dependency rules', () => {
  it('have a fixture each', () => {
    const names = new Set(rules.map(({ name }) => name));
    expect([...names].toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(Object.keys(expected))('%s bites', async (rule) => {
    const { found } = await violations(join(fixtures, rule), ['.'], rule);
    expect(found).toEqual(expected[rule]?.toSorted());
  });

  it('hold for the product', async () => {
    const { found, seen } = await violations(root, ['packages', 'apps', 'e2e', 'tools']);
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
    // Packages with their entry in a folder `dist` too.
    for (const name of ['kysely', 'fastify', 'zod', '@electric-sql/pglite']) expect([...seen]).toContain(`node_modules/${name}`);
  });
});

describe('lint rules', () => {
  const copy = mkdtempSync(join(tmpdir(), 'heliodesk-lint-'));
  afterAll(() => rmSync(copy, { recursive: true }));

  it('bite in the fixtures, and only there', async () => {
    const folders = readdirSync(fixtures).filter((name) => name.startsWith('lint-'));
    for (const folder of folders) cpSync(join(fixtures, folder), copy, { recursive: true });
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const report = await promisify(execFile)(process.execPath, [oxlint, '-f', 'json'], { cwd: copy }).catch((error: unknown) => error);
    const { diagnostics } = JSON.parse((report as { stdout: string }).stdout) as { diagnostics: { code: string; filename: string }[] };
    expect([...new Set(diagnostics.map(({ code, filename }) => `${code} ${filename}`))].toSorted()).toEqual(expectedLint.toSorted());
  });
});

it('lists every domain once', () => {
  expect(new Set(domains).size).toBe(domains.length);
});
