import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { pluralStem } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';
import { root } from './run.ts';

/** What the sources say: whole strings, beginnings of composed ones, and the keys that `t('…')` asks for. */
export interface Uses {
  strings: Set<string>;
  beginnings: Set<string>;
  asked: { key: string; namespaces: string[]; file: string }[];
}

const sources = ['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/contract/src/**/*.ts', 'packages/phrases/src/*.ts'];
const defaultNamespace = 'site';

type CallArgument = { type: string; value?: unknown; elements?: ({ value?: unknown } | null)[] };

const literal = (argument: CallArgument | undefined) =>
  argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;

/** Namespaces named by `useTranslation('ui')` or `useTranslation(['ui', 'site'])`. */
const namespacesOf = (argument: CallArgument | undefined): string[] => {
  const one = literal(argument);
  if (one !== undefined) return [one];
  return (argument?.elements ?? []).flatMap((element) => (typeof element?.value === 'string' ? [element.value] : []));
};

/** Collects from one source file into `uses`. */
export function scan(file: string, source: string, uses: Uses): void {
  const namespaces = new Set<string>([defaultNamespace]);
  const asked: string[] = [];
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') uses.strings.add(value);
    },
    TemplateLiteral({ quasis }) {
      const start = quasis[0]?.value.cooked ?? '';
      if (/^[\w-]+[.:]/.test(start)) uses.beginnings.add(start);
    },
    CallExpression({ callee, arguments: args }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && 'name' in callee.property
            ? callee.property.name
            : '';
      if (name === 'useTranslation') for (const namespace of namespacesOf(args[0] as CallArgument)) namespaces.add(namespace);
      const key = name === 't' ? literal(args[0] as CallArgument) : undefined;
      if (key !== undefined) asked.push(key);
    },
  });
  visitor.visit(parseSync(file, source).program);
  for (const key of asked) uses.asked.push({ key, namespaces: [...namespaces], file });
}

/** Scans the sources of server, web and contract, and what the phrases say of themselves, their tests left aside. */
export function scanSources(): Uses {
  const uses: Uses = { strings: new Set(), beginnings: new Set(), asked: [] };
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    scan(file, readFileSync(join(root, file), 'utf8'), uses);
  }
  return uses;
}

const hasKey = (english: Texts, key: string) => english.has(key) || english.has(`${key}_other`);

/** Keys that the sources ask for and English lacks. */
export function unknownKeys({ asked }: Uses, english: Texts): string[] {
  return asked
    .filter(({ key, namespaces }) => !hasKey(english, key) && !namespaces.some((namespace) => hasKey(english, `${namespace}:${key}`)))
    .map(({ key, file }) => `${file} asks for ${key}, which English lacks`);
}

/** Keys of English that no source names, whole or by the beginning of a composed string. */
export function unusedKeys({ strings, beginnings }: Uses, english: Texts, dynamicKeys: readonly string[]): string[] {
  const starts = [...beginnings];
  const isUsed = (key: string) => {
    const full = pluralStem(key, english) ?? key;
    const short = full.slice(full.indexOf(':') + 1);
    if (dynamicKeys.some((start) => full.startsWith(start))) return true;
    return strings.has(full) || strings.has(short) || starts.some((start) => full.startsWith(start) || short.startsWith(start));
  };
  return [...english.keys()].filter((key) => !isUsed(key)).map((key) => `en  ${key} is used nowhere`);
}
