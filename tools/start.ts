import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureServerBuild, serverBundle } from './build-server.ts';
import { ensureWebBuild } from './build-web.ts';
import { compileCache } from './run.ts';

process.env.NODE_COMPILE_CACHE = compileCache;
enableCompileCache(compileCache);

try {
  await Promise.all([ensureWebBuild(), ensureServerBuild()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Traces name the sources.
setSourceMapsSupport(true, { nodeModules: false });
// In this same process, so that signals reach the server and not a parent that would have to pass them on.
await import(pathToFileURL(serverBundle).href);
