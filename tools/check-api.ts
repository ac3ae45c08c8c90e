import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.ts';
import { installSeparately } from './separate-packages.ts';

/*
 * Holds the OpenAPI document to the rules of its linters (tools/api/lint.mjs). They are a separate package, installed when this first runs;
 * where that is impossible, off the network, only CI counts it as a failure.
 */
const problem = await installSeparately('tools/api');
if (problem === null) {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-api-'));
  const file = join(folder, 'openapi.json');
  const made = await run(process.execPath, ['apps/server/src/cli/api-document.ts']);
  writeFileSync(file, made.output);
  const { code, output } = made.code === 0 ? await run(process.execPath, [join(root, 'tools/api/lint.mjs'), file]) : made;
  rmSync(folder, { recursive: true });
  console.log(output.trimEnd());
  process.exitCode = code;
} else {
  console.log(`The linters of the API document could not be installed:\n${problem}`);
  if (process.env.CI === 'true') process.exitCode = 1;
}
