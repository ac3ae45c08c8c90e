import { permissionsOf, type AccessCaller, type RoleKey } from '@heliodesk/contract/kit';
import { MacroBody } from '@heliodesk/contract/macro';
import { addDeskView, askCustomer, deskRequest, pickUp } from '@heliodesk/contract/request';
import { buildAddress, buildCustomer, buildProviderUser, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildAttachment } from '#src/domains/attachment/seed.ts';
import { buildMessage, buildNoteFile } from '#src/domains/case-chat/seed.ts';
import { sendNote } from '#src/domains/case-chat/index.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, signIn, type BuiltUser, type StaffRole } from '#src/domains/identity/seed.ts';
import { insertRun as insertMacroRun } from '#src/domains/macro/run-store.ts';
import { macroBody } from '#src/domains/macro/seed.ts';
import { insertMacro } from '#src/domains/macro/store.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { insertAbsence } from '#src/domains/request/absence/absence-store.ts';
import { insertRun, updateToCancelled } from '#src/domains/request/bulk/bulk-store.ts';
import { actorOf, buildImported } from '#src/domains/request/seed.ts';
import { buildRule } from '#src/domains/routing/seed.ts';
import { contextOf } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { buildGuest, buildRtsContact } from './guests.ts';
import { Parties, type OwnedId } from './parties.ts';
import { buildSolved } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { buildOwnedIds } from './world.ts';

/** Someone who tries what belongs to others. */
export interface Intruder {
  who: string;
  rights: AccessCaller;
  client: TestClient;
  /** Opens a session for the next calls. */
  enter: () => Promise<void>;
  /** The party of what is theirs. */
  own: string;
  /** Parties of which they may see nothing at all. */
  foreign: readonly string[];
}

export interface IsolationWorld {
  parties: Parties;
  intruders: Intruder[];
  /** The newest id of each party in each table; what is made later is no party's. */
  ids: ReadonlyMap<string, readonly OwnedId[]>;
  /** Parties that no caller belongs to, so that nothing of theirs may change. */
  victims: readonly string[];
}

const enquiryFor = (app: TestApp, customer: BuiltCustomer, desc: string) => buildEnquiry(app.platform, customer, { desc, submit: true });

/** A guest's request that no company is bound to, with a message of the guest. */
async function buildUnbound(app: TestApp, customer: BuiltCustomer): Promise<void> {
  const { requestId } = await enquiryFor(app, customer, 'Whose clamps are these?');
  const { guestId } = await buildGuest(app, requestId);
  const bound = { account_id: null, contact_id: null, created_by: null, guest_id: guestId };
  await app.platform.db.updateTable('request').set(bound).where('id', '=', requestId).execute();
}

/** Lets staff pick a claim up and ask for files. */
async function askForFiles(app: TestApp, staff: { token: string }, requestId: number): Promise<void> {
  const client = app.client(staff.token);
  const { version } = (await client.call(deskRequest, { params: { requestId } })).data;
  const picked = await client.call(pickUp, { body: { requestId, version } });
  await client.call(askCustomer, { body: { requestId, version: picked.data.version, tipsType: 4, content: 'The label, please' } });
}

/** A company with a draft and a submitted claim, their serial numbers, files, messages, notes and tasks. */
async function buildCompany(app: TestApp, parties: Parties, staff: { token: string }): Promise<BuiltCustomer> {
  const { platform } = app;
  const owner = await parties.build('company', async () => {
    const customer = await buildCustomer(platform);
    await buildAddress(platform, customer, {});
    return customer;
  });
  await parties.build('requests', async () => {
    const { submittedId } = await buildOwnedIds(app, owner, staff);
    await buildMessage(platform, staff, submittedId, 'On Monday.');
    await buildImported(platform, { accountId: owner.accountId, serial_numbers: ['HD7226W14A018842'] });
    const attId = await buildNoteFile(platform, staff, submittedId, 'margins.txt');
    const note = { requestId: submittedId, clientMsgId: crypto.randomUUID(), content: 'Careful.', attId };
    await sendNote(contextOf(platform, await actorOf(platform, staff)), note);
    await askForFiles(app, staff, submittedId);
    await buildSolved(app, { customer: owner, agent: staff }, { pieces: 2 });
  });
  await parties.build('draft', async () => {
    const { requestId } = await buildClaim(platform, owner);
    await buildAttachment(platform, await actorOf(platform, owner), { requestId });
  });
  return owner;
}

/** A request of an RTS company and a guest who was let in to it; the guest has written. */
async function buildGuestParty(app: TestApp, customer: BuiltCustomer) {
  const { requestId } = await enquiryFor(app, customer, 'Two clamps came loose.');
  await buildMessage(app.platform, customer, requestId);
  return { requestId, guest: await buildGuest(app, requestId) };
}

/** A team of the call center with someone in it, which people outside the house know nothing of. */
async function buildTeam({ platform }: TestApp): Promise<void> {
  const { userId } = await buildStaff(platform, { name: 'Tessa Team' });
  const { id } = await platform.db.insertInto('team').values({ name: 'Night shift' }).returning('id').executeTakeFirstOrThrow();
  await platform.db.updateTable('app_user').set({ team_id: id }).where('id', '=', userId).execute();
}

/** What the desk works with, for the staff who work on requests: an absence, a macro and a rule that is off. */
async function buildDesk({ platform }: TestApp): Promise<void> {
  const [lead, away, standIn] = [
    await buildStaff(platform, { role: 'supervisor' }),
    await buildStaff(platform),
    await buildStaff(platform),
  ];
  await buildRule(platform, lead, { target: { kind: 'people', userIds: [away.userId] }, isEnabled: false });
  const at = platform.clock.now();
  await transaction(platform.db, async (tx) => {
    await insertMacro(tx, MacroBody.parse(macroBody()), at);
    const planned = { standInId: standIn.userId, note: '', handNew: true, handOpen: true, tellCustomers: false };
    const days = { fromDay: '2031-01-01', untilDay: '2031-01-02' };
    await insertAbsence(tx, { ...planned, ...days, userId: away.userId, createdBy: away.userId, at });
  });
}

/** What someone of the desk has for themselves: a view, a run over many requests and a macro that they ran. */
async function buildOwnWork(app: TestApp, { token, userId }: BuiltUser): Promise<void> {
  const { platform } = app;
  await app.client(token).call(addDeskView, { body: { name: 'Mine alone', filters: { view: 'all' } } });
  const { id: requestId } = await platform.db.selectFrom('request').select('id').limit(1).executeTakeFirstOrThrow();
  const { id: macroId } = await platform.db.selectFrom('macro').select('id').limit(1).executeTakeFirstOrThrow();
  const [actor, at] = [await actorOf(platform, { token }), platform.clock.now()];
  await transaction(platform.db, async (tx) => {
    const requests = [{ requestId, version: 1 }];
    const runId = await insertRun(tx, { actor, action: 'assign', details: { ownerId: userId }, requests, at });
    await updateToCancelled(tx, runId, at);
    await insertMacroRun(tx, { macroId, requestId, by: userId, done: [], at });
  });
}

const victims = ['company', 'requests', 'draft', 'guest company', 'guest', 'unbound', 'provider', 'team', 'desk', 'own work'] as const;
const allBut = (...known: string[]): string[] => [...victims, 'stranger'].filter((name) => !known.includes(name));

/** Those the others try to reach: a company with requests, one whose guests come by link, and a provider. */
async function buildVictims(app: TestApp, parties: Parties, staff: { token: string }) {
  const owner = await buildCompany(app, parties, staff);
  const rts = await parties.build('guest company', () => buildRtsContact(app.platform));
  await parties.build('guest', () => buildGuestParty(app, rts));
  await parties.build('unbound', () => buildUnbound(app, rts));
  const provider = await parties.build('provider', () => buildProviderUser(app.platform));
  await parties.build('team', () => buildTeam(app));
  await parties.build('desk', () => buildDesk(app));
  const worker = await buildStaff(app.platform, { role: 'supervisor' });
  await parties.build('own work', () => buildOwnWork(app, worker));
  return { owner, rts, provider };
}

interface UserSeed {
  who: string;
  /** None of someone who may do what everyone may who signed in, and no more. */
  role: RoleKey | undefined;
  party: string;
  foreign: readonly string[];
  build: () => Promise<{ userId: number }>;
}

/** Users of every kind, each with the parties of which nothing is theirs to see. */
function userSeeds(app: TestApp, { owner, provider }: Awaited<ReturnType<typeof buildVictims>>, staff: { token: string }): UserSeed[] {
  const { platform } = app;
  const ofStaff = (who: string, role: StaffRole, foreign: string[]): UserSeed => {
    return { who, role, party: role, foreign, build: () => buildStaff(platform, { role }) };
  };
  const buildStranger = async () => {
    const customer = await buildCustomer(platform, { firstName: 'Stefan', lastName: 'Fremd' });
    await buildOwnedIds(app, customer, staff);
    return customer;
  };
  const buildWithoutRole = async () => {
    const built = await buildStaff(platform, { name: 'Nora Norole' });
    await platform.db.deleteFrom('user_role').where('user_id', '=', built.userId).execute();
    return built;
  };
  const buildColleague = () => buildCustomer(platform, { company: owner });
  const buildPartner = () => buildProviderUser(platform, { company: provider });
  return [
    { who: 'a customer of another company', role: 'customer', party: 'stranger', foreign: victims, build: buildStranger },
    { who: 'a colleague', role: 'customer', party: 'colleague', foreign: allBut('company', 'requests'), build: buildColleague },
    { who: 'another provider', role: 'provider', party: 'other provider', foreign: allBut(), build: () => buildProviderUser(platform) },
    { who: 'the partner of a provider', role: 'provider', party: 'partner', foreign: allBut('provider'), build: buildPartner },
    { who: 'an employee without a role', role: undefined, party: 'without role', foreign: allBut(), build: buildWithoutRole },
    ofStaff('finance', 'finance', allBut('team', 'desk')),
    ofStaff('the other team', 'tracker_agent', ['requests', 'draft', 'guest', 'unbound', 'own work']),
    ofStaff('the team of the requests', 'module_agent', ['draft', 'own work']),
    ofStaff('a supervisor', 'supervisor', ['draft', 'own work']),
  ];
}

async function buildUserIntruder(app: TestApp, parties: Parties, { who, role, party, foreign, build }: UserSeed): Promise<Intruder> {
  const { userId } = await parties.build(party, build);
  const client = app.client();
  const enter = async () => void (client.token = await signIn(app.platform, { userId }));
  return { who, rights: { permissions: permissionsOf(role === undefined ? [] : [role]) }, client, enter, own: party, foreign };
}

async function buildGuestIntruder(
  app: TestApp,
  parties: Parties,
  { own, foreign, company }: Pick<Intruder, 'own' | 'foreign'> & { company: () => Promise<BuiltCustomer> },
): Promise<Intruder> {
  const { requestId, guest } = await parties.build(own, async () => buildGuestParty(app, await company()));
  const client = app.client();
  const enter = async () => void (client.token = (await buildGuest(app, requestId, guest)).token);
  return { who: own, rights: 'guest', client, enter, own, foreign };
}

/** Companies, providers, teams and guests, each with what is theirs in ranges of ids of their own. */
export async function buildIsolationWorld(app: TestApp): Promise<IsolationWorld> {
  const parties = new Parties(app.platform.db);
  const staff = await parties.build('staff', () => buildStaff(app.platform, { role: 'supervisor' }));
  const built = await buildVictims(app, parties, staff);
  const intruders: Intruder[] = [];
  for (const seed of userSeeds(app, built, staff)) intruders.push(await buildUserIntruder(app, parties, seed));
  const guests = [
    // Sees who of the company writes in its own request.
    { own: 'a guest of another request', foreign: allBut('guest company'), company: async () => built.rts },
    { own: 'a guest of another company', foreign: allBut(), company: () => buildRtsContact(app.platform) },
  ];
  for (const guest of guests) intruders.push(await buildGuestIntruder(app, parties, guest));
  const names = [...victims, ...intruders.map(({ own }) => own)];
  const ids = new Map(await Promise.all(names.map(async (name) => [name, await parties.idsOf(name)] as const)));
  return { parties, intruders, ids, victims };
}
