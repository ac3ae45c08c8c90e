// @both-engines
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getInfo, signInOptions } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#src/platform/db/migrate.ts';
import { openEmptyDatabase, startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { TestClock } from '#src/testing/test-clock.ts';
import { enterWithPassword } from '#src/testing/passwords.ts';

/** What a person saw at an address of the released server: the data of the answer, or of each row, as far as people see it. */
interface Look {
  who: string;
  path: string;
  code: number;
  total?: number;
  sees?: unknown;
}

/** A call made under an `Idempotency-Key`, and what it was answered. */
interface Repeat {
  who: string;
  path: string;
  key: string;
  body: object;
  data: object;
}

interface Released {
  /** The last migration of that version. */
  release: string;
  recordedAt: string;
  /** Under which the keys in the database are sealed. */
  secret: string;
  /** Of a customer's session that was open. */
  token: string;
  repeats: Repeat[];
  looks: Look[];
}

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../testing/fixtures', name), 'utf8');

/** Texts whose keys were others when they could be replaced first. */
const renamedTexts = [
  { former: 'behalf:hindrance.contactDisabled', current: 'onBehalf:blockReason.contactDisabled' },
  { former: 'shell:settings.ownColour', current: 'shell:settings.ownColor' },
  { former: 'customers:nobodyWaitsTitle', current: 'customers:noneWaitingTitle' },
  { former: 'desk:assign.nobody', current: 'desk:assign.noColleague' },
  { former: 'customers:disable.confirm', current: 'common:disable' },
  { former: 'staff:action.disable', current: 'common:disable' },
  { former: 'onBehalf:column.taxNo', current: 'fields:taxNo' },
  { former: 'serialNumber:paste.recognised_other', current: 'serialNumber:paste.recognized_other' },
  { former: 'request:guard.noOpenTip', current: 'guards:noOpenTip' },
] as const;

/** The list that comes in another order now: the desk has what is over at its end. */
const reordered = '/api/request/desk/list';

const byId = (rows: unknown): unknown =>
  Array.isArray(rows) ? (rows as { requestId: number }[]).toSorted((a, b) => a.requestId - b.requestId) : rows;

/** The list of a draft, which doesn't tell anymore when a warranty ended. */
const ofDraft = '/api/module/getSNList/8?';

const withoutEnds = (rows: unknown): unknown =>
  Array.isArray(rows)
    ? (rows as { verdict: string; detail: string }[]).map((row) => (row.verdict === 'outOfWarranty' ? { ...row, detail: '' } : row))
    : rows;

const customText = (key: string): string =>
  `insert into phrase_override (language, key, text, changed_at, changed_by) values ('de', '${key}', 'Nicht mehr da', '2026-11-01Z', '')`;

describe.each(['0190'])('data of a server with the migrations up to %s', (release) => {
  const released = JSON.parse(fixture(`released-${release}.json`)) as Released;
  const people = new Map<string, TestClient>();
  let app: TestApp;

  /** The server of today on what that one left in its database, in the moment after. */
  beforeAll(async () => {
    const opened = await openEmptyDatabase();
    await migrate(opened.database, release);
    await opened.database.execute(fixture(`released-${release}.sql`));
    await opened.database.execute(renamedTexts.map(({ former }) => customText(former)).join(';'));
    await migrate(opened.database);
    const clock = new TestClock();
    clock.set(released.recordedAt);
    app = await startTestApp({ secret: released.secret }, { opened, clock });
  });
  afterAll(() => app.stop());

  /** Signs everyone in by their password. */
  beforeAll(async () => {
    const { demo } = (await app.client().call(signInOptions, {})).data;
    for (const { email, form } of demo?.users ?? []) {
      const client = app.client();
      client.token = (await enterWithPassword(client, { username: email, password: demo?.password ?? '', form })).data.token;
      people.set(email, client);
    }
  });

  const clientOf = (email: string): TestClient => people.get(email) ?? app.client();

  it.each(renamedTexts)('a custom text under $former is found under $current', async ({ former, current }) => {
    const rows = await app.platform.db
      .selectFrom('phrase_override')
      .select(['key', 'text'])
      .where('key', 'in', [former, current])
      .execute();
    expect(rows).toEqual([{ key: current, text: 'Nicht mehr da' }]);
  });

  it.each(released.looks)('$who sees the same at $path', async ({ who, path, code, total, sees }) => {
    const answer = await clientOf(who).send({ method: 'GET', url: path });
    const inOrder = path.startsWith(reordered) ? byId : (rows: unknown) => rows;
    expect({ ...answer, data: inOrder(answer.data) }).toMatchObject({
      code,
      ...(total === undefined ? {} : { total }),
      ...(sees === undefined ? {} : { data: path.startsWith(ofDraft) ? withoutEnds(sees) : inOrder(sees) }),
    });
  });

  it.each(released.repeats)('answers $path of $who, sent again, as it did', async ({ who, path, key, body, data }) => {
    const answer = await clientOf(who).send({ method: 'POST', url: path, payload: body, headers: { 'idempotency-key': key } });
    expect(answer).toMatchObject({ code: 200, data });
  });

  it('leaves sessions open', async () => {
    const { data } = await app.client(released.token).call(getInfo, {});
    expect(data.user.email).toBe('customer@demo.heliodesk.test');
  });
});
