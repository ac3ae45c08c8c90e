import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/**
 * Functions of react-router that run only in its framework mode or when it is instrumented. Its own checks keep them from being
 * called here; without their bodies, what they alone need falls away from the first page.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'dom/ssr/components.js': ['PrefetchPageLinks'],
  'router/instrumentation.js': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
};

/** Leaves the bodies out. Throws when a new release of the router has no such function any more. */
export function routerParts(): Plugin {
  return {
    name: 'heliodesk-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/lib\/(dom\/ssr\/components|router\/instrumentation)\.js$/ },
      handler(code, id) {
        const names = unused[id.replace(/^.*\/lib\//, '')] ?? [];
        const found = parseAst(code).body.flatMap((part) =>
          part.type === 'FunctionDeclaration' && part.body && names.includes(part.id?.name ?? '') ? [part.body] : [],
        );
        if (found.length !== names.length) throw new Error(`react-router has changed: ${id} lacks one of ${names.join(', ')}`);
        // Backwards, so that the places of those before stay right.
        const rest = found
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
        return { code: rest, map: null };
      },
    },
  };
}
