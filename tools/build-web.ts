import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, runTool } from './run.ts';

const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.inputs');
/** What the built web depends on. */
const inputs = ['apps/web', 'packages/contract', 'packages/phrases', 'package-lock.json', 'tsconfig.base.json'];
const notInputs = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|\/testing\//;
const compressible = /\.(js|css|html|svg|json|webmanifest|txt|xml|map)$/;

async function filesUnder(path: string): Promise<string[]> {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if ((await stat(full)).isFile()) return [path];
  const entries = await readdir(full, { withFileTypes: true });
  const below = entries
    .map((entry) => ({ entry, child: `${path}/${entry.name}` }))
    .filter(({ child }) => !notInputs.test(child))
    .map(({ entry, child }) => (entry.isDirectory() ? filesUnder(child) : [child]));
  return (await Promise.all(below)).flat();
}

/** One hash over the names and contents of all that the built web depends on. */
async function hashInputs(): Promise<string> {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(`${file}\0`).update(contents[index] ?? '');
  return hash.digest('hex');
}

/** Puts `.br` and `.gz` beside the built files, where they are smaller, for the server to send as they are. */
async function precompress(): Promise<void> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  );
  const packed = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < 512) return;
    const brotli = promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    const [br, gz] = await Promise.all([brotli, promisify(gzip)(content, { level: 9 })]);
    if (br.length < content.length) await writeFile(`${path}.br`, br);
    if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
  });
  await Promise.all(packed);
}

/** Builds the web when it was never built or its inputs have changed since. Throws with vite's output when that fails. */
export async function ensureWebBuild(): Promise<void> {
  const hash = await hashInputs();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  console.log('Building the web. This takes up to a minute the first time.');
  const started = performance.now();
  const { code, output } = await runTool('vite', ['build', 'apps/web', '--logLevel', 'warn', '--emptyOutDir'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The web could not be built.\n${output}`);
  await precompress();
  await writeFile(stamp, hash);
  console.log(`Built the web in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) {
  try {
    await ensureWebBuild();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
