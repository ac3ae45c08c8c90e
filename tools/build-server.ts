import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { buildWhenChanged } from './build-inputs.ts';
import { root } from './run.ts';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');
/** What the bundle depends on. */
const inputs = ['apps/server', 'packages/contract', 'packages/phrases', 'package-lock.json', 'tools/build-server.ts'];

/** The server as `npm start` runs it (decision 074). */
export const serverBundle = join(dist, 'main.js');

/** Our own packages, and those of many modules, or that bring many, each of which Node finds and links by itself: a thousand in all. */
const bundled = [
  '@fastify',
  '@heliodesk',
  'astronomia',
  'csv-parse',
  'date-*',
  'fastify',
  'fastify-type-provider-zod',
  'kysely',
  'pg',
  'pg-boss',
  'rate-limiter-flexible',
  'zod',
];

/** What these use and is not bundled, because it starts threads with files of its own. */
const apart = ['pino', 'pino-*', 'thread-stream'];

const isOneOf = (names: readonly string[], id: string): boolean => names.some((name) => matchesGlob(id, `{${name},${name}/**}`));

/** A package that our sources use stays where it is, unless it is to be bundled; then it comes with all that it uses itself. */
const isOutside = (id: string, importer: string | undefined): boolean =>
  /^[@a-z]/.test(id) && (isOneOf(apart, id) || !(isOneOf(bundled, id) || /[\\/]node_modules[\\/]/.test(importer ?? '')));

/** How long the files of an earlier bundle stay: a server that runs it still loads some when it first needs them. Milliseconds. */
const keptFor = 24 * 60 * 60_000;

async function removeOutdated(current: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(dist)) {
    const path = join(dist, name);
    if (!current.has(name) && Date.now() - (await stat(path)).mtimeMs > keptFor) await rm(path, { force: true });
  }
}

async function buildServer(): Promise<void> {
  // Only here, as it takes memory from the process that the server then runs in.
  const { build } = await import('rolldown');
  const { output } = await build({
    cwd: server,
    input: join(server, 'src/main.ts'),
    platform: 'node',
    external: isOutside,
    output: { dir: dist, sourcemap: true },
    write: false,
  });
  await mkdir(dist, { recursive: true });
  // Each as a whole, because two may build at the same time, and the one that starts first reads what the other writes.
  for (const file of output) {
    const path = join(dist, file.fileName);
    await writeFile(`${path}.${process.pid}`, file.type === 'chunk' ? file.code : file.source);
    await rename(`${path}.${process.pid}`, path);
  }
  await removeOutdated(new Set(output.map(({ fileName }) => fileName)));
}

/** Bundles the server, which takes a second, when it never was or its sources have changed since. */
export const ensureServerBuild = (): Promise<void> => buildWhenChanged(join(dist, '.inputs'), inputs, buildServer);
