// @both-engines
import { setTimeout as pause } from 'node:timers/promises';
import { getNoticeChoices } from '@heliodesk/contract/notification';
import { listTeamMembers } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { dailyQueue } from '#src/domains/notification/service/daily.ts';
import { insertAbsence } from '#src/domains/request/absence/absence-store.ts';
import { absenceQueue } from '#src/domains/request/absence/follow.ts';
import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { closedPort } from '#src/testing/closed-port.ts';
import { prepareData, type DurableData, type OpenedData } from '#src/testing/durable-data.ts';
import { halves } from '#src/testing/invariants.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import type { SpawnedServer } from '#src/testing/spawned-server.ts';
import { stateOf, type CaseState } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

const seed = newSeed();
const random = seeded(seed);
const kills = soak === 1 ? 1 : 2 * soak;
const readers = 20 * kills;
const absences = 4 * kills;
const casesEach = 4;

interface Absent {
  absenceId: number;
  away: BuiltUser;
  standIn: BuiltUser;
  requestIds: number[];
}

let data: DurableData;
let lead: BuiltUser;
/** Contacts of one company, whose daily mail is due. */
const mailed: BuiltCustomer[] = [];
const absent: Absent[] = [];
let server: SpawnedServer | undefined;
/** No mail server answers, so that every mail that was ever to be sent is still there to be counted. */
let noMailServer: { SMTP_URL: string };

/** Gives each contact something that the next daily mail has to tell. */
async function buildReaders(platform: Platform, company: BuiltCustomer, requestId: number): Promise<void> {
  for (let count = 0; count < readers; count += 1) mailed.push(await buildCustomer(platform, { company }));
  const ids = mailed.map(({ userId }) => userId);
  await sql`insert into notice_choice (user_id, topic, way, since) select id, 'progress', 'daily', now() - interval '1 day' from unnest(${ids}::bigint[]) as given (id)`.execute(
    platform.db,
  );
  await sql`insert into notice_daily (user_id) select id from unnest(${ids}::bigint[]) as given (id)`.execute(platform.db);
  await sql`
    insert into notice (user_id, kind, request_id, data, created_at)
    select id, 'pickedUp', ${requestId}, '{"owner":"Ingrid"}', now() - interval '2 hours' from unnest(${ids}::bigint[]) as given (id)`.execute(
    platform.db,
  );
}

/** Someone whose cases are due while they are away, from tomorrow on. */
async function buildAbsent(platform: Platform, customer: BuiltCustomer): Promise<void> {
  const [away, standIn] = [await buildStaff(platform), await buildStaff(platform)];
  const requestIds: number[] = [];
  for (let count = 0; count < casesEach; count += 1) requestIds.push((await buildClaim(platform, customer, { submit: true })).requestId);
  await platform.db.updateTable('request').set({ owner_id: away.userId }).where('id', 'in', requestIds).execute();
  const at = platform.clock.now();
  const tomorrow = new Date(at.getTime() + 86_400_000).toISOString().slice(0, 10);
  const planned = { fromDay: tomorrow, untilDay: tomorrow, note: '', handNew: true, handOpen: true, tellCustomers: true };
  const absenceId = await transaction(platform.db, (tx) =>
    insertAbsence(tx, { ...planned, userId: away.userId, standInId: standIn.userId, createdBy: away.userId, at }),
  );
  absent.push({ absenceId, away, standIn, requestIds });
}

beforeAll(async () => {
  data = await prepareData(async ({ platform }) => {
    const customer = await buildCustomer(platform);
    lead = await buildStaff(platform, { role: 'supervisor' });
    for (let count = 0; count < absences; count += 1) await buildAbsent(platform, customer);
    await buildReaders(platform, customer, absent[0]?.requestIds[0] ?? 0);
    // Nothing is due yet; what follows copies them.
    for (const spec of [dailyQueue, absenceQueue]) await transaction(platform.db, (tx) => platform.jobs.enqueue(tx, spec, {}));
  });
  noMailServer = { SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` };
});
afterAll(async () => {
  await server?.kill();
  data.remove();
});

/** Does something to the data while no server runs. */
async function look<Result>(at: (app: OpenedData) => Promise<Result>): Promise<Result> {
  const app = await data.open();
  try {
    return await at(app);
  } finally {
    await app.stop();
  }
}

/** More jobs than kills: one that was killed isn’t started again soon. */
const enqueueMany = (db: Db) =>
  sql`
    insert into job.job (name, data, retry_limit, expire_seconds, deletion_seconds, policy)
    select name, data, retry_limit, expire_seconds, deletion_seconds, policy
    from (select distinct on (name) * from job.job where name in (${dailyQueue.name}, ${absenceQueue.name}) order by name, created_on) as one
    cross join generate_series(1, ${kills + 2}::int)`.execute(db);

const setDays = (db: Db, later: number) =>
  sql`update staff_absence set from_day = current_date + ${later}::int, until_day = current_date + ${later}::int where ended_at is null`.execute(
    db,
  );

/** Starts servers and kills them at their work; the last one gets to the end of it. */
async function storm(isDone: (client: (person: BuiltUser) => RemoteClient) => Promise<boolean>): Promise<void> {
  for (let killed = 0; killed < kills; killed += 1) {
    server = data.spawn(noMailServer);
    await server.address;
    await pause(random.between(0, 700));
    await server.kill();
    await look(expectWhole);
  }
  const last = data.spawn(noMailServer);
  server = last;
  const client = ({ token }: BuiltUser) => new RemoteClient(() => last.address, token);
  await expect.poll(() => isDone(client), { interval: 200 }).toBe(true);
  expect(await last.stop()).toMatchObject({ code: 0 });
}

/** How often there is a mail, by its template and what tells it from others. */
async function mailsOf(db: Db, template: string, what: 'to' | 'requestNo'): Promise<Map<string, number>> {
  const key = what === 'to' ? sql`data ->> 'to'` : sql`data -> 'params' ->> 'requestNo'`;
  const { rows } = await sql<{ key: string; count: number }>`
    select ${key} as key, count(*)::int as count from job.job where name = 'mail' and data ->> 'template' = ${template} group by 1`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.key, row.count]));
}

const times = ({ events }: CaseState, action: string): number => events.filter((event) => event.action === action).length;

/** What is told of a case whose owner changed as often as it did. */
function expectCase({ away, standIn }: Absent, state: CaseState, mails: number): number {
  const [given, back] = [times(state, 'standIn'), times(state, 'takeBack')];
  expect(faultsOf(state)).toEqual([]);
  expect([given, back]).toEqual([Math.min(given, 1), Math.min(back, given)]);
  expect(state.request.owner_id).toBe(given > back ? standIn.userId : away.userId);
  expect(state.messages.filter(({ content }) => content === 'ownerChanged')).toHaveLength(given + back);
  const bells = state.notices.filter(({ kind }) => kind === 'assigned').map(({ user_id: reader }) => reader);
  expect(bells).toEqual([...(given > 0 ? [standIn.userId] : []), ...(back > 0 ? [away.userId] : [])]);
  expect(mails).toBe(given + back);
  return given + back;
}

/** Whatever has happened of each absence has happened to all its cases, and each daily mail is told once. */
async function expectWhole(app: OpenedData): Promise<void> {
  const { db } = app.platform;
  const told = await mailsOf(db, 'ownerChanged', 'requestNo');
  for (const one of absent) {
    const changes: number[] = [];
    for (const requestId of one.requestIds) {
      const state = await stateOf(app, requestId);
      if (state === undefined) throw new Error(`Request ${requestId} is gone`);
      changes.push(expectCase(one, state, told.get(state.request.request_no) ?? 0));
    }
    expect(new Set(changes).size).toBe(1);
  }
  const mails = await mailsOf(db, 'dailyNotices', 'to');
  const { rows } = await sql<{ email: string; told: boolean; due: boolean }>`
    select u.email, n.mailed_at is not null as told, d.next_at is null or d.next_at < now() as due
    from notice n join app_user u on u.id = n.user_id join notice_daily d on d.user_id = u.id where n.kind = 'pickedUp'`.execute(db);
  expect(rows).toHaveLength(readers);
  expect(rows.filter(({ email, told, due }) => told === due || (mails.get(email) ?? 0) !== Number(told))).toEqual([]);
}

describe(`a server killed ${kills} times at each of its timers (seed ${seed})`, () => {
  it('hands over all cases of an absence or none, and sends each daily mail once', async () => {
    await look(async ({ platform: { db } }) => {
      await setDays(db, 0);
      await sql`update notice_daily set next_at = now() - interval '1 hour' + user_id * interval '1 millisecond'`.execute(db);
      await enqueueMany(db);
    });
    await storm(async (client) => {
      const { people } = (await client(lead).call(listTeamMembers, {})).data;
      const last = mailed.at(-1);
      if (last === undefined) return false;
      const { daily } = (await client(last).call(getNoticeChoices, {})).data;
      const handedOver = people.flatMap((person) => person.absences.map(({ handedOver: count }) => count));
      return (
        handedOver.length === absences && handedOver.every((count) => count === casesEach) && Date.parse(daily.next ?? '') > Date.now()
      );
    });
    await look(async (app) => {
      await expectWhole(app);
      expect((await mailsOf(app.platform.db, 'dailyNotices', 'to')).size).toBe(readers);
    });
  });

  it('gives all of them back after it, once', async () => {
    await look(async ({ platform: { db } }) => {
      await setDays(db, -1);
      await enqueueMany(db);
    });
    await storm(async (client) => {
      const { people } = (await client(lead).call(listTeamMembers, {})).data;
      return people.every((person) => person.absences.length === 0);
    });
    await look(async (app) => {
      await expectWhole(app);
      expect((await mailsOf(app.platform.db, 'ownerChanged', 'requestNo')).size).toBe(absences * casesEach);
      expect(await halves(app)).toEqual([]);
    });
  });
});
