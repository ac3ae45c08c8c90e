import type { Spellings } from './spellings.ts';

const store = ({ pascal, plural, snake }: Spellings): string => `import type { Selectable } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { ${pascal} } from '#src/platform/db/tables.ts';
import { visibleTo } from './policy.ts';

export type ${pascal}Record = Selectable<${pascal}>;

export const find${pascal}Page = (db: Db, actor: Actor, { limit, offset }: { limit: number; offset: number }): Promise<${pascal}Record[]> =>
  db.selectFrom('${snake}').selectAll().where(visibleTo(actor)).orderBy('id', 'desc').limit(limit).offset(offset).execute();

export async function count${plural}(db: Db, actor: Actor): Promise<number> {
  const { count } = await db
    .selectFrom('${snake}')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(visibleTo(actor))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insert${pascal} = (tx: Tx, name: string, createdBy: number, now: Date): Promise<${pascal}Record> =>
  tx.insertInto('${snake}').values({ name, created_by: createdBy, created_at: now }).returningAll().executeTakeFirstOrThrow();
`;

const service = ({ kebab, pascal, plural, words }: Spellings): string => `import type { ${pascal} } from '@heliodesk/contract/${kebab}';
import type { Page, Paging } from '@heliodesk/contract/kit';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { count${plural}, find${pascal}Page, insert${pascal} } from './store.ts';
import { to${pascal} } from './view.ts';

/** One page of what the caller may see. */
export async function list${plural}({ db, actor }: Context, { pageNum, pageSize }: Paging): Promise<Page<${pascal}>> {
  const [rows, total] = await Promise.all([
    find${pascal}Page(db, actor, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    count${plural}(db, actor),
  ]);
  return { rows: rows.map(to${pascal}), total };
}

/** Adds a ${words} in the caller's name. */
export const add${pascal} = async ({ platform, tx, actor }: WriteContext, name: string): Promise<${pascal}> =>
  to${pascal}(await insert${pascal}(tx, name, actor.userId, platform.clock.now()));
`;

const test = ({ kebab, camel, pascal, plural, words }: Spellings): string => `// @both-engines
import { getRouters } from '@heliodesk/contract/identity';
import { add${pascal}, ${camel}Pages, list${plural} } from '@heliodesk/contract/${kebab}';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';

let app: TestApp;
let staff: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  staff = app.client((await buildStaff(app.platform)).token);
});
afterAll(() => app.stop());

describe('a ${words}', () => {
  it('is seen by who added it and by staff, and by no one else', async () => {
    const [owner, stranger] = [await buildProvider(app.platform), await buildProvider(app.platform)];
    const { data } = await app.client(owner.token).call(add${pascal}, { body: { name: 'First one' } });
    const seenBy = async (client: TestClient) => (await client.call(list${plural}, { query: {} })).data;
    expect(await seenBy(app.client(owner.token))).toEqual([data]);
    expect(await seenBy(staff)).toContainEqual(data);
    expect(await seenBy(app.client(stranger.token))).toEqual([]);
  });

  it('has its list in the menu', async () => {
    const { data } = await staff.call(getRouters, {});
    expect(data.map(({ path }) => path)).toContain(${camel}Pages.list);
  });
});
`;

/** The domain on the server, with its test. */
export const serverFiles = (spellings: Spellings): Record<string, string> => {
  const { kebab, camel, pascal, plural, snake } = spellings;
  return {
    'index.ts': `export { register${pascal} } from './routes.ts';\n`,
    'menu.ts': `import { ${camel}Pages } from '@heliodesk/contract/${kebab}';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** The pages of this domain. */
export const ${camel}Menu: readonly MenuEntry[] = [
  {
    path: ${camel}Pages.list,
    component: '${kebab}/list',
    title: '${camel}:title',
    icon: 'box',
    for: { customer: 'signedIn', provider: 'signedIn', staff: 'signedIn' },
    order: 100,
  },
];
`,
    'routes.ts': `import * as api from '@heliodesk/contract/${kebab}';
import { menuEntries } from '#src/domains/identity/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { ${camel}Menu } from './menu.ts';
import { add${pascal}, list${plural} } from './service.ts';

/** Hangs the calls of this domain under the contract's endpoints, and its pages in the menu. */
export function register${pascal}(mounting: Mounting): void {
  menuEntries.register(mounting.platform, '${kebab}', ${camel}Menu);
  mount(mounting, api.list${plural}, (context, { query }) => list${plural}(context, query));
  mount(mounting, api.add${pascal}, (context, { body }) => add${pascal}(context, body.name));
}
`,
    'policy.ts': `import type { ExpressionBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { DB } from '#src/platform/db/tables.ts';

/** Staff see all, others what they added themselves. */
export const visibleTo = (actor: Actor) => (eb: ExpressionBuilder<DB, '${snake}'>) =>
  actor.kind === 'staff' ? eb.lit(true) : eb('${snake}.created_by', '=', actor.userId);
`,
    'store.ts': store(spellings),
    'service.ts': service(spellings),
    'view.ts': `import type { ${pascal} } from '@heliodesk/contract/${kebab}';
import type { ${pascal}Record } from './store.ts';

/** A record as it travels. */
export const to${pascal} = ({ id, name, created_at }: ${pascal}Record): ${pascal} => ({ id, name, createTime: created_at.toISOString() });
`,
    [`${kebab}.test.ts`]: test(spellings),
  };
};

/** The domain's first table. */
export const migration = ({ snake }: Spellings): string => `create table ${snake} (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  created_by bigint not null references app_user,
  created_at timestamptz not null
);
create index ${snake}_created_by on ${snake} (created_by);
`;
