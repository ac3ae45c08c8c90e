import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another server works on the same data folder; a second one would silently lose acknowledged rows. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release: () => Promise<void>;
}

/** A socket's path may have about 100 characters, so it stands in the temporary folder under a hash of the real path. */
function socketPathOf(folder: string): string {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  return process.platform === 'win32' ? `\\\\.\\pipe\\heliodesk-${name}` : join(tmpdir(), `heliodesk-${name}.sock`);
}

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Takes the folder for this process. The lock is a listening socket, which the system frees even after kill -9; a socket file
 * that nobody answers is a leftover and is removed.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const path = socketPathOf(folder);
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await isAnswered(path))
      throw new FolderInUseError(
        `Another Heliodesk server already works on the folder ${folder}. Stop it first, or give this one its own with DATA_DIR.`,
      );
    rmSync(path, { force: true });
    return listen(path);
  });
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
