import type { CompiledQuery, KyselyPlugin } from 'kysely';

/** What a handle tells the connection about the queries that run on it. */
export interface QueryMark {
  plugin: KyselyPlugin;
  isOn: (compiled: CompiledQuery) => boolean;
}

export function createQueryMark(): QueryMark {
  const marked = new WeakSet<object>();
  return {
    plugin: {
      transformQuery: ({ node }) => {
        const copy = { ...node };
        marked.add(copy);
        return copy;
      },
      transformResult: async ({ result }) => result,
    },
    isOn: ({ query }) => marked.has(query),
  };
}
