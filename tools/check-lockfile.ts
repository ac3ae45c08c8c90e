import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/*
 * `npm ci` refuses a lockfile that lacks an optional package, and `npm install` leaves one out without a word when the registry
 * does not hold it for some platform (yet). Then an older version of the package that asks for it has to be chosen.
 */

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const locked = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }).packages;

/** The folders in which Node looks for a package, from the innermost. */
function lookups(from: string): string[] {
  const folders = from.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...new Set(['', ...folders])].toReversed();
}

const resolve = (packages: Record<string, LockedPackage>, from: string, name: string) =>
  lookups(from)
    .map((folder) => packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`])
    .find((found) => found !== undefined);

const isExact = (range: string) => /^\d/.test(range);
const missing = ['.', 'bench', 'tools/api'].flatMap((folder) => {
  const packages = locked(folder);
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const found = resolve(packages, from, name);
        return found === undefined || (isExact(range) && found.version !== range);
      })
      .map(([name, range]) => `${join(folder, from === '' ? 'package.json' : from)} asks for ${name}@${range}, which the lockfile lacks`),
  );
});

if (missing.length > 0) {
  console.log(missing.join('\n'));
  process.exitCode = 1;
}
