// @both-engines
import { crc32 } from 'node:zlib';
import { checkAccess, type EndpointSpec } from '@heliodesk/contract/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sendDueDigests } from '#src/domains/case-chat/service/digest.ts';
import { contractEndpoints } from '#src/testing/contract-endpoints.ts';
import { eventually } from '#src/testing/eventually.ts';
import { buildIsolationWorld, type Intruder, type IsolationWorld } from '#src/testing/isolation-world.ts';
import type { OwnedId } from '#src/testing/parties.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { idFieldsOf, textFieldsOf, validRequest, type Known } from '#src/testing/valid-request.ts';

const seed = newSeed();
const missing = 999_999_999;
/** Each fills the other fields of a call in its own way; every run has a seed of its own. */
const variants = soak === 1 ? [0] : [0, 1];
/** In a short run, PostgreSQL is asked at a third of the endpoints, others every time: the visibility of rows is in the same queries. */
const oneIn = soak === 1 && inject('databaseTemplate') !== '' ? 3 : 1;
const isDrawn = ({ method, path }: EndpointSpec): boolean => (seed + crc32(`${method} ${path}`)) % oneIn === 0;
const restricted = (await contractEndpoints()).filter(({ spec }) => spec.access !== 'public' && isDrawn(spec));
const naming = restricted.filter(({ spec }) => idFieldsOf(spec).length > 0);

let app: TestApp;
let world: IsolationWorld;
let before: unknown;
/** Of each field in an answer: the tables whose ids it was seen to hold. */
const tablesOf = new Map<string, Set<string>>();

const stateOfVictims = async (): Promise<unknown> => Promise.all(world.victims.map((name) => world.parties.rowsOf(name)));

beforeAll(async () => {
  app = await startTestApp();
  world = await buildIsolationWorld(app);
  // What is due by itself must not look like an intruder's work.
  app.clock.advance({ minutes: 6 });
  await sendDueDigests(app.platform);
  before = await stateOfVictims();
});
// Some calls end sessions; the next link of a guest is another one.
beforeEach(async () => {
  app.clock.advance({ seconds: 1 });
  for (const { client, enter } of world.intruders) if ((await app.platform.authenticate(client.token ?? '')) === null) await enter();
});
afterAll(() => app.stop());

const idsOf = (name: string): readonly OwnedId[] => world.ids.get(name) ?? [];
/**
 * What an intruder tries at one endpoint: of each table an id that is drawn from those of all foreign parties, as each answers by its
 * table; every one of them in a long run.
 */
function foreignIdsFor(spec: EndpointSpec, { who, foreign }: Intruder): OwnedId[] {
  const all = foreign.flatMap(idsOf);
  if (soak > 1) return all;
  const chance = seeded(seed + crc32(`${spec.method} ${spec.path} ${who}`));
  return [...Map.groupBy(all, ({ table }) => table).values()].map((ids) => chance.pick(ids));
}
const intrudersFor = (spec: EndpointSpec): Intruder[] =>
  world.intruders.filter(({ rights }) => checkAccess(spec.access, rights) === 'allowed');

/** All numbers of an answer by the names of their fields. */
function* numbersIn(value: unknown, name = ''): Generator<[name: string, number]> {
  if (typeof value === 'number') yield [name, value];
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner, isList ? name : key);
}

async function ask(spec: EndpointSpec, { client, foreign }: Intruder, known: Known, variant: number) {
  const file = spec.takes === 'multipart' ? { file: { name: 'modules.xlsx', content: Buffer.from('PK') } } : {};
  const request = validRequest(spec, { version: [1], region: [724], ...known }, seeded(seed + variant));
  const call = () => client.call(spec, request as never, file);
  let answer = await call();
  if (answer.key === 'tooManyRequests') {
    // Limits count by the clock of the machine, which no test waits for.
    await app.platform.db.deleteFrom('throttle').execute();
    answer = await call();
  }
  if (answer.key === 'bulk.tooManyRuns')
    // What was started for earlier questions is soon done.
    await eventually(async () => {
      answer = await call();
      expect(answer.key).not.toBe('bulk.tooManyRuns');
    });
  const { status, code, key, msg, data } = answer;
  const leaks: string[] = [];
  for (const [name, value] of numbersIn(data)) {
    const owner = world.parties.ownerOf(value);
    if (owner !== undefined && foreign.includes(owner)) leaks.push(`${name} ${value} of ${owner}`);
    const table = world.parties.tableOf(value);
    if (table !== undefined) tablesOf.set(name, (tablesOf.get(name) ?? new Set()).add(table));
  }
  return { status, code, key, msg, leaks, ...(code === 200 ? {} : { data }) };
}

const filled = (fields: readonly string[], id: number | string): Known => Object.fromEntries(fields.map((field) => [field, [id]]));

describe(`what belongs to others (seed ${seed})`, () => {
  it('is in many tables, which the tests of its ids find by themselves', async () => {
    const found = world.victims.map(idsOf);
    const tables = new Set(found.flat().map(({ table }) => table));
    for (const table of [
      'account',
      'contact',
      'address',
      'app_user',
      'team',
      'request',
      'imported_request',
      'message',
      'attachment',
      'serial_list',
      'serial_import',
      'guest',
      'provider',
      'tip',
      'solution',
      'staff_absence',
      'macro',
      'macro_run',
      'routing_rule',
      'request_bulk_run',
      'desk_view',
    ])
      expect([...tables]).toContain(table);
    expect(naming.length).toBeGreaterThan(50 / oneIn);
  });

  it.each(restricted)('$name shows none of it to those who ask for no id', async ({ spec }) => {
    for (const intruder of intrudersFor(spec))
      for (const variant of variants) {
        const { leaks } = await ask(spec, intruder, filled(idFieldsOf(spec), missing), variant);
        expect(leaks, intruder.who).toEqual([]);
      }
  });

  it.each(naming)('$name answers to a foreign id like to one that does not exist', async ({ spec }) => {
    const fields = idFieldsOf(spec);
    for (const intruder of intrudersFor(spec))
      for (const variant of variants) {
        const toMissing = await ask(spec, intruder, filled(fields, missing), variant);
        for (const { table, id } of foreignIdsFor(spec, intruder))
          expect(await ask(spec, intruder, filled(fields, id), variant), `${intruder.who}, ${table} ${id}`).toEqual(toMissing);
      }
  });

  it.each(naming.filter(({ spec }) => idFieldsOf(spec).length > 1))(
    '$name answers so too where a foreign id is beside own ones',
    async ({ spec }) => {
      const fields = idFieldsOf(spec);
      for (const intruder of intrudersFor(spec)) {
        const own = idsOf(intruder.own);
        const ofOwn = fields.map((field): [string, number[]] => [
          field,
          [own.find(({ table }) => tablesOf.get(field)?.has(table))?.id ?? missing],
        ]);
        for (const field of fields) {
          const beside = (id: number): Known => ({ ...Object.fromEntries(ofOwn), [field]: [id] });
          const toMissing = await ask(spec, intruder, beside(missing), 0);
          for (const { table, id } of foreignIdsFor(spec, intruder))
            expect(await ask(spec, intruder, beside(id), 0), `${intruder.who}, ${field} as ${table} ${id}`).toEqual(toMissing);
        }
      }
    },
  );

  it.each(restricted.filter(({ spec }) => spec.answers === 'file'))('$name gives no file out to a foreign key', async ({ spec }) => {
    const fields = textFieldsOf(spec);
    for (const intruder of intrudersFor(spec)) {
      // As long as a real one, so that fields which hold no key refuse both alike.
      const toMissing = await ask(spec, intruder, filled(fields, `attachment/${'x'.repeat(32)}`), 0);
      for (const key of (await Promise.all(intruder.foreign.map((name) => world.parties.keysOf(name)))).flat())
        expect(await ask(spec, intruder, filled(fields, key), 0), `${intruder.who}, ${key}`).toEqual(toMissing);
    }
  });

  it('is all there, as it was before', async () => {
    expect(await stateOfVictims()).toEqual(before);
  });
});
