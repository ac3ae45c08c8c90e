import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';

const folder = join(import.meta.dirname, '../cli');

/** Starts a command of the command line, such as `create-admin`, with exactly the given settings. */
export const spawnCommand = (name: string, args: readonly string[], settings: Record<string, string>): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(folder, `${name}.ts`), ...args], { env: { ...compileCache, ...settings } });

export interface CommandEnd {
  code: number | null;
  out: string;
  err: string;
}

/** What a command has written when it ends. */
export async function endOf(command: ChildProcessWithoutNullStreams): Promise<CommandEnd> {
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(command.stdout), text(command.stderr)]);
  return { code, out, err };
}
