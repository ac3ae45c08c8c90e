import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/**
 * Installs the packages of a folder that has a lockfile of its own, unless they are there already. Large tools that one bench or one check
 * needs live this way, so that `npm ci` brings them to no one else. Answers what went wrong, or null.
 */
export async function installSeparately(folder: 'bench' | 'tools/api'): Promise<string | null> {
  const path = join(root, folder);
  const installed = join(path, 'node_modules/.installed');
  const lockfile = readFileSync(join(path, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return null;
  const { code, output } = await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: path });
  if (code !== 0) return output;
  writeFileSync(installed, lockfile);
  return null;
}
