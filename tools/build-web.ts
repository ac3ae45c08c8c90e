import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWhenChanged } from './build-inputs.ts';
import { root, runTool } from './run.ts';

const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.inputs');
/** What the built web depends on. */
const inputs = ['apps/web', 'packages/contract', 'packages/phrases', 'package-lock.json', 'tsconfig.base.json'];
const compressible = /\.(js|css|html|svg|json|webmanifest|txt|xml|map)$/;

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

async function buildWeb(): Promise<void> {
  console.log('Building the web. This takes up to a minute the first time.');
  const started = performance.now();
  const { code, output } = await runTool('vite', ['build', 'apps/web', '--logLevel', 'warn', '--emptyOutDir'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The web could not be built.\n${output}`);
  await precompress();
  console.log(`Built the web in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds the web when it was never built or its inputs have changed since. Throws with vite's output when that fails. */
export const ensureWebBuild = (): Promise<void> => buildWhenChanged(stamp, inputs, buildWeb);
