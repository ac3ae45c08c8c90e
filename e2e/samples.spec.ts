import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../tools/run.ts';
import { installSeparately } from '../tools/separate-packages.ts';
import { expect, test } from './fixtures/index.ts';

/* The samples of docs/integrating.md, run as they are printed there. */

const page = readFileSync(join(root, 'docs/integrating.md'), 'utf8');
const samplesIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, sample = '']) => sample);
const [signingIn = '', live = ''] = samplesIn('js');
const [client = ''] = samplesIn('ts');

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-samples-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a sample that was written to the folder. */
async function runSample(name: string, text: string, url: string): Promise<string> {
  writeFileSync(join(folder, name), text);
  const { code, output } = await run(process.execPath, [join(folder, name)], { env: { BASE: url } });
  expect(code, output).toBe(0);
  return output;
}

test('signing in and listing late requests runs', async ({ server }) => {
  const output = await runSample('sign-in.mjs', signingIn, server.url);
  expect(output).toMatch(/signed in for at most \d+ s\n\S+ .+ 20\d\d-/);
});

test('live updates run while the session is open', async ({ server }) => {
  const session = signingIn.slice(0, signingIn.indexOf("await call('POST', '/logout'"));
  const untilWatching = `live.addEventListener('message', ({ data }) => JSON.parse(data).kind === 'watching' && live.close());`;
  expect(await runSample('live.mjs', `${session}${live}${untilWatching}\n`, server.url)).toContain("kind: 'watching'");
});

test('a generated client compiles, signs in, files an enquiry and reads it back', async ({ server }) => {
  const problem = await installSeparately('tools/api');
  expect(problem).toBeNull();
  const packages = join(root, 'tools/api/node_modules');
  symlinkSync(packages, join(folder, 'node_modules'));
  const functions = signingIn.slice(0, signingIn.indexOf('const { password, EncryptKey } = await'));
  const exported = functions.replace('const base', 'export const base').replace('async function encrypt', 'export async function encrypt');
  writeFileSync(join(folder, 'encrypt.mjs'), exported);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'client.ts'), client);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowJs: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2024', 'dom'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));

  const generator = join(packages, 'openapi-typescript/bin/cli.js');
  const options = ['-o', join(folder, 'heliodesk.d.ts'), '--default-non-nullable=false'];
  const generated = await run(process.execPath, [generator, `${server.url}/api/openapi.json`, ...options]);
  expect(generated.code, generated.output).toBe(0);
  const compiled = await run(process.execPath, [join(packages, 'typescript/bin/tsc'), '-p', folder]);
  expect(compiled.output).toBe('');
  expect(await runSample('client.ts', client, server.url)).toMatch(/^\S+ Torque of the clamps$/m);
});
