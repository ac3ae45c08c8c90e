import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/**
 * Functions and methods of the libraries on the first page that nothing here calls: of react-router what runs in its framework mode
 * or when it is instrumented, of i18next what fetches phrases through a backend (ours are added by hand) and what copies an instance.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'react-router/dist/production/lib/dom/ssr/components.js': ['PrefetchPageLinks'],
  'react-router/dist/production/lib/router/instrumentation.js': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  'i18next/dist/esm/i18next.js': [
    ...['queueLoad', 'loaded', 'read', 'prepareLoading', 'saveMissing', 'loadOne'].map((method) => `Connector.${method}`),
    ...['dir', 'cloneInstance', 'reloadResources'].map((method) => `I18n.${method}`),
  ],
};

type Statement = ReturnType<typeof parseAst>['body'][number];

/** Bodies of functions and methods, `name` or `Class.name`, as source ranges. */
function bodiesOf(part: Statement): { name: string; start: number; end: number }[] {
  if (part.type === 'FunctionDeclaration') return part.id && part.body ? [{ name: part.id.name, ...part.body }] : [];
  if (part.type !== 'ClassDeclaration') return [];
  return part.body.body.flatMap((member) =>
    member.type === 'MethodDefinition' && member.key.type === 'Identifier' && member.value.body
      ? [{ name: `${part.id?.name}.${member.key.name}`, ...member.value.body }]
      : [],
  );
}

/** Puts a throw in place of the unused bodies; what they alone need falls away. Says so when a new release has no such part any more. */
export function unusedParts(): Plugin {
  return {
    name: 'heliodesk-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: Object.keys(unused).map((file) => `**/node_modules/${file}`) },
      handler(code, id) {
        const names = Object.entries(unused).find(([file]) => id.endsWith(`/${file}`))?.[1] ?? [];
        const found = parseAst(code)
          .body.flatMap(bodiesOf)
          .filter(({ name }) => names.includes(name));
        if (found.length !== names.length) throw new Error(`${id} has changed: it lacks one of ${names.join(', ')}`);
        // Backwards, so that the places of those before stay right.
        const rest = found
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end }) => `${text.slice(0, start)}{ throw new Error('left out of the build') }${text.slice(end)}`, code);
        return { code: rest, map: null };
      },
    },
  };
}
