import type { Spellings } from './spellings.ts';

/** A change to a file of the repository: its path, and its text after it. */
export type Registration = readonly [path: string, change: (text: string) => string];

/** Puts `added` behind the one place that `pattern` finds; a file that has no such place has changed its shape. */
function insertAfter(text: string, pattern: RegExp, added: string): string {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`Nothing like ${pattern} was found to add ${added.trim()} after`);
  const end = found.index + found[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

/** A new domain enters what lists the domains; `before` is the one that it comes after on the server. */
export const registrationsOf = (
  { kebab, camel, pascal, plural, words }: Spellings,
  { before, languages }: { before: Spellings; languages: readonly string[] },
): Registration[] => [
  [
    'apps/server/src/app.ts',
    (text) =>
      insertAfter(
        insertAfter(
          text,
          new RegExp(`^import .* from './domains/${before.kebab}/index\\.ts';\\n`, 'm'),
          `import { register${pascal} } from './domains/${kebab}/index.ts';\n`,
        ),
        new RegExp(`^  register${before.pascal}\\(mounting\\);\\n`, 'm'),
        `  register${pascal}(mounting);\n`,
      ),
  ],
  [
    'packages/contract/src/schemas.ts',
    (text) =>
      insertAfter(
        insertAfter(text, /^import \* as (?!.*import \* as)[^]*?;\n(?=\n)/m, `import * as ${camel} from './${kebab}/schemas.ts';\n`),
        /^const domains[^]*?(?=^\};)/m,
        `  '${kebab}': ${camel},\n`,
      ),
  ],
  [
    'packages/contract/src/operations.ts',
    (text) =>
      insertAfter(
        insertAfter(text, /^import \* as (?!.*import \* as)[^]*?;\n(?=\n)/m, `import * as ${camel} from './${kebab}/index.ts';\n`),
        /^const groups[^]*?(?=^\];)/m,
        `  { tag: '${plural}', description: 'Every ${words}', exports: ${camel} },\n`,
      ),
  ],
  ...languages.map((language): Registration => [
    `packages/phrases/src/${language}/app.ts`,
    (text) => `${text.trimEnd()}\nexport { default as ${camel} } from './${kebab}.ts';\n`,
  ]),
  [
    'docs/architecture.md',
    (text) => insertAfter(text, new RegExp(`^\\| \`${before.kebab}\` .*\\n`, 'm'), `| \`${kebab}\` | each ${words} |\n`),
  ],
];
