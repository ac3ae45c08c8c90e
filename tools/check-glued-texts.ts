import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Names, lists and labels are put together by the formatters of packages/phrases, because their order, comma and colon belong to the
 * reader's language. Finds those that are glued together by hand. Part of `npm run check`.
 */

interface Rule {
  pattern: RegExp;
  better: string;
  /** Where it counts; elsewhere the same signs are those of logs, addresses and keys. */
  isIn: (path: string) => boolean;
}

const anywhere = (): boolean => true;
const isRendering = (path: string): boolean => path.endsWith('.tsx') || /\/mail\/|mail\.ts$|digest\.ts$|export\.ts$/.test(path);
const first = String.raw`(?:firstName|first_name)`;
const last = String.raw`(?:lastName|last_name)`;

const rules: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\$\{[\w.?]*${first}\b[^}]*\}[ ,]+\$\{[\w.?]*${last}\b|\$\{[\w.?]*${last}\b[^}]*\}[ ,]*\$\{[\w.?]*${first}\b`,
    ),
    better: 'formatName',
    isIn: anywhere,
  },
  { pattern: new RegExp(String.raw`${first} *\|\| *' ' *\|\||${last} *\|\| *' ' *\|\|`), better: 'nameInSql', isIn: anywhere },
  { pattern: /\.join\((['"`])(?:[,;،] |[、，])\1\)/, better: 'formatList or formatParts', isIn: anywhere },
  { pattern: /\$\{[^`]*\}:(?: \$\{|`|\\n)|[)}]\}: ?<|[)}]\}:$/, better: 'formatLabelled', isIn: isRendering },
];

/** Files whose texts no reader of the portal sees in a language of their own, with the reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/cli/', 'the command line speaks English'],
  ['apps/server/src/config-problems.ts', 'the console speaks English'],
  ['apps/server/src/demo/', 'the console speaks English'],
  ['apps/server/src/domains/account/seed.ts', 'people of demo and tests'],
  ['apps/server/src/domains/account/service/claim-contacts.ts', 'numbers that the audit stores'],
  ['apps/server/src/domains/account/store/contact-list.ts', 'the text of an index'],
  ['apps/server/src/domains/account/store/on-behalf.ts', 'the text of an index'],
  ['apps/server/src/domains/module/import-modules.ts', 'the command line speaks English'],
  ['apps/server/src/domains/request/import/', 'the command line speaks English'],
  ['apps/server/src/domains/reference/service/', 'values that the configuration stores'],
  ['apps/server/src/platform/db/search-terms.ts', 'SQL'],
  ['apps/server/src/platform/http/describe-call.ts', 'the description of the API is in English'],
  ['apps/server/src/platform/spreadsheet/spreadsheet-error.ts', 'a message of the log'],
  ['apps/server/src/testing/', 'tests'],
  ['apps/web/src/domains/module-claim/components/shipping/address-choice.ts', 'an address that the claim stores'],
  ['apps/web/src/domains/reference/components/config-editor.tsx', 'values that the configuration stores'],
]);

const isExcepted = (path: string): boolean => [...exceptions.keys()].some((start) => path.startsWith(start));

/** A line for each text of a source that is glued together by hand; paths are relative to the repository. */
export function findGluedTexts(path: string, source: string): string[] {
  if (isExcepted(path)) return [];
  return source
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ pattern, isIn }) => isIn(path) && pattern.test(line))
        .map(({ better }) => `${path}:${index + 1}: glued together by hand, better ${better}: ${line.trim()}`),
    );
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const tracked = execFileSync('git', ['ls-files', 'apps/server/src', 'apps/web/src', 'packages/phrases/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = tracked
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path) && existsSync(join(root, path)))
    .flatMap((path) => findGluedTexts(path, readFileSync(join(root, path), 'utf8')));
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
}
