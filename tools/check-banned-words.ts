import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBannedProse } from './banned-prose.ts';

/*
 * Keeps words out of identifiers and file names for which the field has a better known one, so that someone who has never seen the project
 * finds what they search for. Strings are left alone: they hold stored values and names of the wire. What files say to people is read by
 * `banned-prose.ts`. Part of `npm run check`.
 */

/** Parts of a name in kebab-case, and what to write instead. */
const bannedWords = new Map([
  ['doer', 'audit-context'],
  ['enter-by-password', 'password-sign-in'],
  ['language-offer', 'available-languages'],
  ['meanwhile', 'during'],
  ['nobody', 'none'],
  ['password-transit', 'password-encryption'],
  ['shut-out', 'locked-out'],
  ['somebody', 'someone'],
  ['speech', 'language-settings'],
  ['vouched', 'id-token-identity'],
  ['whoever', 'user'],
  ['whom', 'recipient'],
  ['write-deed', 'record-change'],
]);

const toKebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

const wordsIn = (name: string): string[] => [...bannedWords.keys()].filter((word) => `-${toKebab(name)}-`.includes(`-${word}-`));

/** Code without comments and strings; what is computed within a template goes with it. */
const namesOf = (source: string): Set<string> =>
  new Set(
    source
      .replaceAll(/\/\*[^]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, ' ')
      .match(/[A-Za-z_$][\w$]*/g),
  );

/** A line for each banned word in a path, relative to the repository, or in an identifier of the source. */
export function findBannedWords(path: string, source: string): string[] {
  const inPath = wordsIn(path).map((word) => `${path}: the path has "${word}", better "${bannedWords.get(word)}"`);
  const inNames = [...namesOf(source)].flatMap((name) =>
    wordsIn(name).map((word) => `${path}: ${name} has "${word}", better "${bannedWords.get(word)}"`),
  );
  return [...inPath, ...inNames];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const tracked = execFileSync('git', ['ls-files', 'apps', 'packages', 'e2e', 'tools', 'bench', 'docs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = tracked
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|md)$/.test(path) && existsSync(join(root, path)))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return [...(path.endsWith('.md') ? [] : findBannedWords(path, source)), ...findBannedProse(path, source)];
    });
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
}
