import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Whether this process may install Debian packages. */
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isListed = false;

/** Installs Debian packages; answers whether they are there now. Waits for another apt-get to finish. */
export async function installPackages(...packages: string[]): Promise<boolean> {
  if (!canInstall()) return false;
  const apt = (...args: string[]) =>
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  console.log(`Installing ${packages.join(', ')} …`);
  if (!isListed) isListed = (await apt('update')).code === 0;
  const { code, output } = await apt('install', '--no-install-recommends', ...packages);
  if (code !== 0) console.error(output);
  return code === 0;
}
