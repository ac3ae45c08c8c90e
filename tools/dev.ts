import { spawn } from 'node:child_process';
import { root, toolEnvironment, toolScript } from './run.ts';

const port = process.env.PORT ?? '8080';

/** The server restarts at each change; the web is served by vite, which passes API calls on to it. */
const parts = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    // Mails and the demo's identity provider lead to the pages that vite serves.
    env: toolEnvironment({ PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' }),
    stdio: 'inherit',
  }),
  spawn(process.execPath, [toolScript('vite'), 'apps/web'], {
    cwd: root,
    env: toolEnvironment({ HELIODESK_SERVER: `http://localhost:${port}` }),
    stdio: 'inherit',
  }),
];

const stop = () => {
  for (const part of parts) part.kill('SIGTERM');
};
for (const part of parts) {
  part.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
