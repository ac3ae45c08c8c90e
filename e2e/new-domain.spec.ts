import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runTool } from '../tools/run.ts';
import { test } from './fixtures/new-domain.ts';
import type { ProjectCopy } from './fixtures/project-copy.ts';
import { startServer, startVite } from './fixtures/server.ts';
import { enterAs } from './fixtures/sign-in.ts';

/** Checks the types of some files alone, with what they import. */
async function typesOf({ folder }: ProjectCopy, workspace: string, ...include: string[]): Promise<string> {
  const file = join(folder, workspace, 'tsconfig.domain.json');
  writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', include }));
  return (await runTool('tsc', ['-p', file, '--pretty', 'false', '--checkers', '1'], { cwd: folder })).output;
}

test('a new domain keeps the rules, and its own tests pass', async ({ copy }) => {
  // Compilers and checks one after the other, beside another worker's browser.
  test.setTimeout(300_000);
  const { output } = await copy.script('tools/check.ts', 'unused', 'phrases', 'tables', 'generated', 'banned', 'format');
  expect(output).toContain('All 6 checks pass');
  const folders = ['packages/contract/src', 'apps/server/src/domains', 'apps/web/src/domains'].map((place) => `${place}/spare-part`);
  expect((await runTool('oxlint', ['--deny-warnings', ...folders], { cwd: copy.folder })).output).toContain('0 errors');
  const cruised = await runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders], { cwd: copy.folder });
  expect(cruised.output).not.toMatch(/error .*spare-part.* →/);

  expect(await typesOf(copy, 'packages/contract', 'src/spare-part', 'src/schemas.ts')).toBe('');
  expect(await typesOf(copy, 'packages/phrases', 'src')).toBe('');
  expect(await typesOf(copy, 'apps/server', 'src/domains/spare-part', 'src/testing/prepare-database.ts')).toBe('');
  expect(await typesOf(copy, 'apps/web', 'src/domains/spare-part', 'src/platform/i18n/*.d.ts', 'src/platform/testing/setup.ts')).toBe('');

  const tested = await runTool('vitest', ['run', '--project', 'server', '--project', 'web', 'src/domains/spare-part'], {
    cwd: copy.folder,
  });
  expect(tested.output).toContain('Test Files  2 passed');
});

test('a new domain opens, and shows what its server keeps', async ({ copy, browser }) => {
  const dataDir = join(copy.folder, '.data');
  cpSync(process.env.HELIODESK_E2E_DATA ?? '', dataDir, { recursive: true });
  const server = await startServer(dataDir, copy.folder);
  const web = await startVite(copy.folder, server.url);
  const context = await browser.newContext({ baseURL: web.url, locale: 'en-GB', timezoneId: 'UTC' });
  try {
    await enterAs(context, web.url, 'provider');
    const page = await context.newPage();
    await page.goto('/user/profile');
    await page.getByRole('navigation').getByRole('link', { name: 'Spare parts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Name' }).fill('Clamp for HD-M72');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('row', { name: /Clamp for HD-M72/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: /Clamp for HD-M72/ })).toBeVisible();
  } finally {
    await context.close();
    await web.stop();
    await server.stop();
  }
});
