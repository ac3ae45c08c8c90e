import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'heliodesk-work-';
/** The process is in the name, so that another one can tell whether it is still there. */
const pattern = new RegExp(`^${prefix}(\\d+)-`);

/** A folder of the local disk for as long as `work` needs it. */
export async function withWorkingFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what killed servers left. To be called before this process makes its first folder: one under its own number is old too. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(pattern.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isAlive(pid))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
