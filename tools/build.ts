import { ensureServerBuild } from './build-server.ts';
import { ensureWebBuild } from './build-web.ts';

/* npm run build      the web and the server's bundle, each when its sources have changed */
try {
  await Promise.all([ensureWebBuild(), ensureServerBuild()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
