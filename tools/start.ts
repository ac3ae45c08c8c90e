import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWebBuild } from './build-web.ts';
import { root } from './run.ts';

const cache = join(root, 'node_modules/.cache/heliodesk');
process.env.NODE_COMPILE_CACHE ??= cache;
enableCompileCache(process.env.NODE_COMPILE_CACHE);

try {
  await ensureWebBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// In this same process, so that signals reach the server and not a parent that would have to pass them on.
await import(pathToFileURL(join(root, 'apps/server/src/main.ts')).href);
