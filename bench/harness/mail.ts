import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a mail server in a process of its own, for benches whose work sends mails; answers its address for `SMTP_URL`. */
export async function startMailServer(): Promise<{ url: string; stop: () => void }> {
  const child = fork(new URL('mail-process.ts', import.meta.url));
  const [port] = (await once(child, 'message')) as [number];
  return { url: `smtp://127.0.0.1:${port}`, stop: () => child.disconnect() };
}
