import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run, runTool } from './run.ts';

const copy = mkdtempSync(join(tmpdir(), 'heliodesk-domain-'));
const newDomain = (...args: string[]) => run(process.execPath, ['tools/new-domain.ts', ...args], { cwd: copy });

/** A copy of the sources on the same installed packages, its own workspaces among them. */
beforeAll(() => {
  const skipped = /\/(node_modules|dist|fixtures|\.data|\.git)(\/|$)/;
  for (const part of ['packages', 'apps', 'tools', 'package.json', 'tsconfig.base.json', '.oxlintrc.json', '.dependency-cruiser.mjs'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !skipped.test(path.slice(root.length)) });
  mkdirSync(join(copy, 'node_modules/@heliodesk'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@heliodesk' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of ['contract', 'phrases']) symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@heliodesk', name));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Checks the types of the new files alone, with what they import. */
async function typesOf(workspace: string, ...include: string[]) {
  const file = join(copy, workspace, 'tsconfig.domain.json');
  writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', include }));
  const { output } = await runTool('tsc', ['-p', file, '--pretty', 'false'], { cwd: copy });
  return output;
}

it('makes a domain that compiles and keeps the rules', async () => {
  const made = await newDomain('spare-part', '--after', 'module');
  expect(made.output).toContain('Left to do by hand');
  expect(made.code).toBe(0);
  expect(readFileSync(join(copy, 'tools/domains.ts'), 'utf8')).toContain(`  'module',\n  'spare-part',\n  'request',`);

  expect(readFileSync(join(copy, 'packages/contract/src/schemas.ts'), 'utf8')).toContain(`'spare-part': sparePart,`);

  const [contract, server, web] = await Promise.all([
    typesOf('packages/contract', 'src/spare-part', 'src/schemas.ts'),
    typesOf('apps/server', 'src/domains/spare-part'),
    typesOf('apps/web', 'src/domains/spare-part', 'src/platform/i18n/*.d.ts'),
  ]);
  expect({ contract, server, web }).toEqual({ contract: '', server: '', web: '' });

  const folders = ['packages/contract/src/spare-part', 'apps/server/src/domains/spare-part', 'apps/web/src/domains/spare-part'];
  const lint = await runTool('oxlint', folders, { cwd: copy });
  expect(lint.output).toContain('0 errors');
  const boundaries = await runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders], { cwd: copy });
  expect(boundaries.output).not.toMatch(/error .*spare-part.* →/);
});

it('refuses a name that is taken, malformed, or a place that is none', async () => {
  expect((await newDomain('module')).output).toContain('is a domain already');
  expect((await newDomain('SparePart')).output).toContain('small letters');
  expect((await newDomain('lamp', '--after', 'nothing')).output).toContain('There is no domain nothing');
});
