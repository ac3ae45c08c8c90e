/** A domain's name in the spellings that the code uses. */
export interface Spellings {
  /** `spare-part`: folders and files. */
  kebab: string;
  /** `sparePart`: values and the namespace of its phrases. */
  camel: string;
  /** `SparePart`: schemas and components. */
  pascal: string;
  /** `spare_part`: tables. */
  snake: string;
  /** `spare part`: in a sentence. */
  words: string;
}

export function spellingsOf(kebab: string): Spellings {
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_'), words: kebab.replaceAll('-', ' ') };
}

const contract = ({ kebab, camel, pascal, words }: Spellings) => ({
  'index.ts': `export * from './endpoints.ts';\nexport * from './schemas.ts';\n`,
  'schemas.ts': `import { z } from 'zod';
import { Id, Timestamp, text } from '../kit/index.ts';

export const ${pascal} = z.object({ id: Id, name: text(120), createdAt: Timestamp });
export type ${pascal} = z.output<typeof ${pascal}>;

export const On${pascal} = z.object({ ${camel}Id: Id });
`,
  'endpoints.ts': `import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('${kebab}');

export const get${pascal} = endpoint({
  method: 'GET',
  path: '/api/${kebab}/:${camel}Id',
  summary: 'One ${words} that the caller may see',
  access: 'signedIn',
  params: 'On${pascal}',
  data: '${pascal}',
});
`,
});

const server = ({ kebab, camel, pascal, snake, words }: Spellings) => ({
  'index.ts': `export { register${pascal} } from './routes.ts';\n`,
  'routes.ts': `import { get${pascal} } from '@heliodesk/contract/${kebab}';
import { mount } from '#src/platform/http/mount.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import { read${pascal} } from './service.ts';

/** Hangs the calls of this domain under the contract's endpoints. */
export function register${pascal}(mounting: Mounting): void {
  const { db } = mounting.platform;
  mount(mounting, get${pascal}, ({ actor, params }) => read${pascal}(db, actor, params.${camel}Id));
}
`,
  'service.ts': `import type { ${pascal} } from '@heliodesk/contract/${kebab}';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { find${pascal} } from './store.ts';
import { to${pascal} } from './view.ts';

/** One ${words}; a row that the caller may not see is not found. */
export async function read${pascal}(db: Db, actor: Actor, ${camel}Id: number): Promise<${pascal}> {
  const row = await find${pascal}(db, actor, ${camel}Id);
  if (row === undefined) throw fail('notFound');
  return to${pascal}(row);
}
`,
  'policy.ts': `import type { ExpressionBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { DB } from '#src/platform/db/tables.ts';

/** Staff see all, customers what belongs to their company. */
export const visibleTo = (actor: Actor) => (is: ExpressionBuilder<DB, '${snake}'>) =>
  actor.kind === 'staff' ? is.lit(true) : is('${snake}.account_id', '=', actor.accountId);
`,
  'store.ts': `import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';

export const find${pascal} = (db: Db | Tx, actor: Actor, id: number) =>
  db.selectFrom('${snake}').select(['id', 'name', 'created_at']).where('id', '=', id).where(visibleTo(actor)).executeTakeFirst();

export type ${pascal}Row = NonNullable<Awaited<ReturnType<typeof find${pascal}>>>;
`,
  'view.ts': `import type { ${pascal} } from '@heliodesk/contract/${kebab}';
import type { ${pascal}Row } from './store.ts';

export const to${pascal} = ({ id, name, created_at }: ${pascal}Row): ${pascal} => ({ id, name, createdAt: created_at.toISOString() });
`,
});

const web = ({ kebab, camel, pascal }: Spellings) => ({
  'index.ts': `export { ${camel}Query } from './queries.ts';\n`,
  'routes.tsx': `import type { RouteObject } from 'react-router';

/** The pages of this domain; each comes when it is first opened. */
export const ${camel}Routes: RouteObject[] = [
  { path: '/${kebab}/:${camel}Id', lazy: async () => ({ Component: (await import('./pages/${kebab}-page.tsx')).${pascal}Page }) },
];
`,
  'queries.ts': `import { get${pascal} } from '@heliodesk/contract/${kebab}';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

/** What the server says of one record. */
export const ${camel}Query = (${camel}Id: number) =>
  queryOptions({ queryKey: ['${kebab}', ${camel}Id], queryFn: ({ signal }) => call(get${pascal}, { params: { ${camel}Id }, signal }) });
`,
  [`pages/${kebab}-page.tsx`]: `import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Page } from '#src/ui/page/page.tsx';
import { ${camel}Query } from '../queries.ts';

export function ${pascal}Page() {
  const { t } = useTranslation('${camel}');
  const { ${camel}Id } = useParams();
  const { data } = useSuspenseQuery(${camel}Query(Number(${camel}Id)));
  return <Page title={data.name} note={t('note')} >{data.createdAt}</Page>;
}
`,
});

const migration = ({ snake }: Spellings) => `create table ${snake} (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null default now()
);
create index ${snake}_account on ${snake} (account_id);
`;

const under = (folder: string, files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text] as const);

/** Every file of a new domain: path in the repository and text. One record that is read by its id goes through all the parts. */
export function domainFiles(spellings: Spellings, migrationNumber: string): Map<string, string> {
  const { kebab, words } = spellings;
  return new Map([
    ...under(`packages/contract/src/${kebab}`, contract(spellings)),
    [`packages/phrases/src/en/${kebab}.ts`, `export default {\n  note: '${words.charAt(0).toUpperCase()}${words.slice(1)}',\n};\n`],
    ...under(`apps/server/src/domains/${kebab}`, server(spellings)),
    ...under(`apps/web/src/domains/${kebab}`, web(spellings)),
    [`apps/server/src/migrations/${migrationNumber}-${kebab}.sql`, migration(spellings)],
  ]);
}
