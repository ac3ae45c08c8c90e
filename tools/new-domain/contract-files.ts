import type { Spellings } from './spellings.ts';

/** The domain's part of the contract: a list, and adding to it. */
export const contractFiles = ({ kebab, camel, pascal, plural, words }: Spellings): Record<string, string> => ({
  'index.ts': `export * from './endpoints.ts';\nexport * from './page-paths.ts';\nexport * from './schemas.ts';\n`,
  'page-paths.ts': `/** Where the pages of this domain are. */
export const ${camel}Pages = { list: '/${kebab}' } as const;
`,
  'schemas.ts': `import { z } from 'zod';
import { Paging, text, Timestamp } from '../kit/index.ts';

export const ${pascal} = z.object({ id: z.number().int(), name: z.string(), createTime: Timestamp });
export type ${pascal} = z.output<typeof ${pascal}>;

export const List${plural}Query = Paging;

export const Add${pascal}Body = z.object({ name: text(120) });
`,
  'endpoints.ts': `import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('${kebab}');

export const list${plural} = endpoint({
  method: 'GET',
  path: '/api/${kebab}/list',
  summary: 'List each ${words} that the caller can see, newest first',
  access: 'signedIn',
  query: 'List${plural}Query',
  data: '${pascal}',
  paged: true,
});

export const add${pascal} = endpoint({
  method: 'POST',
  path: '/api/${kebab}/add',
  summary: 'Add a ${words}',
  access: 'signedIn',
  body: 'Add${pascal}Body',
  data: '${pascal}',
});
`,
});
