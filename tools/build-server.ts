import { join, matchesGlob } from 'node:path';
import { buildWhenChanged } from './build-inputs.ts';
import { root } from './run.ts';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');
/** What the bundle depends on. */
const inputs = ['apps/server', 'packages/contract', 'packages/phrases', 'package-lock.json', 'tools/build-server.ts'];

/** The server as `npm start` runs it (decision 074). */
export const serverBundle = join(dist, 'main.js');

/** Our own packages, and those of many ES modules, each of which Node finds and links by itself: 480 in all. */
const bundled = ['@heliodesk', 'astronomia', 'csv-parse', 'date-*', 'fastify-type-provider-zod', 'kysely', 'pg-boss', 'zod'];

/** All other packages stay where they are. */
const isOutside = (id: string): boolean => /^[@a-z]/.test(id) && !bundled.some((name) => matchesGlob(id, `{${name},${name}/**}`));

async function buildServer(): Promise<void> {
  // Only here, as it takes memory from the process that the server then runs in.
  const { build } = await import('rolldown');
  await build({
    cwd: server,
    input: join(server, 'src/main.ts'),
    platform: 'node',
    external: isOutside,
    output: { dir: dist, cleanDir: true, sourcemap: true },
  });
}

/** Bundles the server, which takes a second, when it never was or its sources have changed since. */
export const ensureServerBuild = (): Promise<void> => buildWhenChanged(join(dist, '.inputs'), inputs, buildServer);
