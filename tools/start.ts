import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureWebBuild } from './build-web.ts';
import { compileCache, root } from './run.ts';

process.env.NODE_COMPILE_CACHE = compileCache;
enableCompileCache(compileCache);

try {
  await ensureWebBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// In this same process, so that signals reach the server and not a parent that would have to pass them on.
await import(pathToFileURL(join(root, 'apps/server/src/main.ts')).href);
