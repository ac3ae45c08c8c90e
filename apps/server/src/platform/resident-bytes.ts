import { readFile } from 'node:fs/promises';

/** Resident bytes of a process where the system tells them (Linux); elsewhere 0, and the heap limit has to do. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
