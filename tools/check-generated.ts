import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lifecyclesFolder, renderLifecycles } from './gen-lifecycles.ts';
import { permissionsFile, renderPermissions } from './gen-permissions.ts';
import { renderTables, tablesFile } from './gen-tables.ts';
import { root } from './run.ts';

/* Generated files are as their generators would write them now, and none is left over. */

const wanted = new Map([
  [relative(root, tablesFile), { text: await renderTables(), generator: 'tools/gen-tables.ts' }],
  [permissionsFile, { text: await renderPermissions(), generator: 'tools/gen-permissions.ts' }],
]);
for (const [path, text] of await renderLifecycles()) wanted.set(path, { text, generator: 'tools/gen-lifecycles.ts' });

const problems: string[] = [];
for (const [path, { text, generator }] of wanted) {
  const current = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  if (current !== text) problems.push(`${path} ${current === null ? 'is missing' : 'is out of date'}: node ${generator}`);
}
for (const path of globSync(`${lifecyclesFolder}/*.md`, { cwd: root })) {
  if (!wanted.has(path)) problems.push(`${path} belongs to no state machine any more: remove it`);
}
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}
