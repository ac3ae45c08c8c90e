// @both-engines
import {
  addDeskView,
  changeDeskView,
  deleteDeskView,
  deskViewLimits,
  listDeskViews,
  orderDeskViews,
  type AddDeskViewBody,
  type OwnDeskView,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let me: BuiltUser;
let colleague: BuiltUser;
let lead: BuiltUser;
let stranger: BuiltUser;

beforeAll(async () => {
  app = await startTestApp();
  me = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
  colleague = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Sofia Berg' });
  stranger = await buildStaff(app.platform, { name: 'Mei Lin' });
  await transaction(app.platform.db, async (tx) => {
    const { id } = await tx.insertInto('team').values({ name: 'Europe' }).returning('id').executeTakeFirstOrThrow();
    const members = [me, colleague, lead].map(({ userId }) => userId);
    await tx.updateTable('app_user').set({ team_id: id }).where('id', 'in', members).execute();
  });
});
afterAll(() => app.stop());

const view = (name: string, change: Partial<AddDeskViewBody> = {}): AddDeskViewBody => ({
  name,
  filters: { view: 'mine', type: 3, country: 724, late: true, text: 'hot spot' },
  columns: ['request', 'region', 'title', 'owner'],
  orderByColumn: 'lastWord',
  isAsc: 'desc',
  ...change,
});
const add = (who: BuiltUser, body: AddDeskViewBody) => app.client(who.token).call(addDeskView, { body });
const namesOf = async (who: BuiltUser) => (await app.client(who.token).call(listDeskViews, {})).data.views.map(({ name }) => name);
const change = (who: BuiltUser, { viewId, version }: OwnDeskView, body: AddDeskViewBody) =>
  app.client(who.token).call(changeDeskView, { params: { viewId }, body: { ...body, version } });

describe('own views of the desk', () => {
  it('keep filters, columns in their order, sorting and name, for the person alone', async () => {
    const { data } = await add(me, view('Spain, late'));
    expect(data).toMatchObject({ ...view('Spain, late'), isShared: false, savedBy: '', mayEdit: true });
    expect(await namesOf(me)).toEqual(['Spain, late']);
    expect(await namesOf(colleague)).toEqual([]);
    expect((await app.client(colleague.token).call(deleteDeskView, { params: { viewId: data.viewId } })).code).toBe(404);
    const changed = await change(me, data, view('Spain', { filters: { view: 'all' }, columns: [], orderByColumn: null, isAsc: null }));
    expect(changed.data).toMatchObject({ name: 'Spain', filters: { view: 'all' }, columns: [], orderByColumn: null });
    const stale = await change(me, data, view('Late'));
    expect(stale.code).toBe(409);
    expect((await app.client(me.token).call(deleteDeskView, { params: { viewId: data.viewId } })).code).toBe(200);
    expect(await namesOf(me)).toEqual([]);
  });

  it('have names of their own, and refuse what the desk does not know', async () => {
    await add(me, view('Twice'));
    const twice = await add(me, view('TWICE'));
    expect(twice).toMatchObject({ code: 510, data: { errors: [{ path: 'name', rule: 'nameTaken' }] } });
    expect((await add(colleague, view('Twice'))).code).toBe(200);
    const wrong = [{ columns: ['request', 'request'] }, { columns: ['iban'] }, { filters: { view: 'nothing' } }, { orderByColumn: 'iban' }];
    for (const part of wrong) expect((await add(me, { ...view('Wrong'), ...part } as AddDeskViewBody)).code).toBe(510);
  });

  it('come in the order that each person gives them', async () => {
    const { data } = await add(me, view('Second'));
    const [first] = (await app.client(me.token).call(listDeskViews, {})).data.views;
    const { data: ordered } = await app
      .client(me.token)
      .call(orderDeskViews, { body: { viewIds: [data.viewId, 999_999, first?.viewId ?? 0] } });
    expect(ordered.views.map(({ name }) => name)).toEqual(['Second', 'Twice']);
    expect(await namesOf(me)).toEqual(['Second', 'Twice']);
    await add(me, view('Third'));
    expect(await namesOf(me)).toEqual(['Second', 'Twice', 'Third']);
  });

  it('are limited for each person, also for calls at the same time', async () => {
    const had = (await namesOf(stranger)).length;
    const codes = await Promise.all(
      Array.from({ length: deskViewLimits.own + 3 }, async (_, index) => (await add(stranger, view(`View ${index}`))).code),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(deskViewLimits.own - had);
    expect(codes.filter((code) => code === 510)).toHaveLength(3 + had);
  });
});

describe('views of a team', () => {
  it('are seen by the team, changed by who saved them and by its leads, and audited', async () => {
    const { data } = await add(me, view('Team view', { isShared: true }));
    const [seen] = (await app.client(colleague.token).call(listDeskViews, {})).data.views.filter(({ isShared }) => isShared);
    expect(seen).toMatchObject({ name: 'Team view', savedBy: 'Ingrid Halvorsen', mayEdit: false });
    expect(await namesOf(stranger)).not.toContain('Team view');
    expect(await change(colleague, data, view('Mine now', { isShared: true }))).toMatchObject({ code: 403 });
    const byLead = await change(lead, data, view('Renamed by the lead'));
    // A lead can't take it away from those who see it.
    expect(byLead.data).toMatchObject({ name: 'Renamed by the lead', isShared: true, savedBy: 'Ingrid Halvorsen', mayEdit: true });
    expect(await namesOf(me)).toContain('Renamed by the lead');
    expect((await app.client(lead.token).call(deleteDeskView, { params: { viewId: data.viewId } })).code).toBe(200);
    const audited = await app.platform.db
      .selectFrom('audit')
      .select('action')
      .where('subject_type', '=', 'deskView')
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['request.addDeskView', 'request.changeDeskView', 'request.deleteDeskView']);
  });

  it('need a team, and the desk', async () => {
    await app.client(stranger.token).call(deleteDeskView, {
      params: { viewId: (await app.client(stranger.token).call(listDeskViews, {})).data.views[0]?.viewId ?? 0 },
    });
    expect(await add(stranger, view('For no one', { isShared: true }))).toMatchObject({ code: 510 });
    const { token } = await buildCustomer(app.platform);
    expect((await app.client(token).call(listDeskViews, {})).code).toBe(403);
  });
});
