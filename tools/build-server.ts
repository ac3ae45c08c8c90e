import { join } from 'node:path';
import { buildWhenChanged } from './build-inputs.ts';
import { root } from './run.ts';

const server = join(root, 'apps/server');
const dist = join(server, 'dist');
/** What the bundle depends on. */
const inputs = ['apps/server', 'packages/contract', 'packages/phrases', 'package-lock.json', 'tools/build-server.ts'];

/** The server as `npm start` runs it (decision 074). */
export const serverBundle = join(dist, 'main.js');

/** Packages stay where they are, except for our own and one that has 250 modules. */
const isPackage = (id: string): boolean => /^[@a-z]/.test(id) && !/^(?:@heliodesk|kysely)(?:\/|$)/.test(id);

async function buildServer(): Promise<void> {
  // Only here, as it takes memory from the process that the server then runs in.
  const { build } = await import('rolldown');
  await build({
    cwd: server,
    input: join(server, 'src/main.ts'),
    platform: 'node',
    external: isPackage,
    output: { dir: dist, cleanDir: true, sourcemap: true },
  });
}

/** Bundles the server, which takes a second, when it never was or its sources have changed since. */
export const ensureServerBuild = (): Promise<void> => buildWhenChanged(join(dist, '.inputs'), inputs, buildServer);
