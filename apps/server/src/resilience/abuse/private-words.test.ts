import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { addNote, sendMessage } from '@heliodesk/contract/case-chat';
import { checkAccess, permissionsOf, type AccessCaller, type EndpointSpec, type RoleKey } from '@heliodesk/contract/kit';
import { addMacro, runMacro } from '@heliodesk/contract/macro';
import {
  addDeskView,
  changeOwner,
  deskRequest,
  linkDuplicate,
  logCall,
  proposeRejection,
  returnProposal,
  unlinkDuplicate,
} from '@heliodesk/contract/request';
import { decideSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, buildProviderUser, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildNoteFile, sendDueDigests } from '#src/domains/case-chat/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { inLanguages, macroBody } from '#src/domains/macro/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildAbsence } from '#src/domains/request/seed.ts';
import { contractEndpoints } from '#src/testing/contract-endpoints.ts';
import { textMessage } from '#src/testing/conversations.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { buildPickedUpClaim } from '#src/testing/rejected-claims.ts';
import type { Seeded } from '#src/testing/seeded.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { idFieldsOf, textFieldsOf, validRequest } from '#src/testing/valid-request.ts';

/** In everything that staff write for themselves; a word that is nowhere looks alike. */
const word = 'zzprivate';
const nowhere = 'zzabsentt';
const reads = (await contractEndpoints()).filter(({ spec }) => spec.method === 'GET' && spec.access !== 'public' && !spec.changesState);

interface Reader {
  who: string;
  rights: AccessCaller;
  client: TestClient;
  /** The request that they take part in. */
  requestId: number;
}

let app: TestApp;
let base: string;
const connect = liveConnections();
let people: { customer: BuiltCustomer; agent: BuiltUser; lead: BuiltUser };
let readers: Reader[];
/** Of another company’s claim, which was linked and taken apart again. */
let otherNo: string;
let noteFile: number;

const as = ({ token }: { token: string }) => app.client(token);
const at = async (requestId: number) => {
  const { version } = (await as(people.lead).call(deskRequest, { params: { requestId } })).data;
  return { requestId, version };
};
const note = (requestId: number, more: object = {}) =>
  as(people.agent).call(addNote, { body: { requestId, clientMsgId: randomUUID(), content: `${word} among us`, ...more } });

/** What staff write about any request. */
async function writeNotes(requestId: number): Promise<void> {
  const { agent, lead } = people;
  await note(requestId);
  noteFile = await buildNoteFile(app.platform, agent, requestId, `${word}.txt`);
  await note(requestId, { attId: noteFile });
  const call = { direction: 'out', phone: '+34 950 118 204', calledAt: app.clock.now().toISOString(), result: 'noAnswer' } as const;
  await as(agent).call(logCall, { body: { requestId, ...call, note: `${word} rang ten times` } });
  const steps = [{ kind: 'note' as const, texts: inLanguages(`${word} by a macro`) }];
  const macro = await as(lead).call(addMacro, { body: macroBody({ names: inLanguages(`${word} macro`), types: [1, 2, 3, 4], steps }) });
  const { macroId, version: macroVersion } = macro.data;
  expect((await as(agent).call(runMacro, { body: { ...(await at(requestId)), macroId, macroVersion } })).code).toBe(200);
  const body = { ...(await at(requestId)), ownerId: lead.userId, reason: `${word} on leave` };
  expect((await as(lead).call(changeOwner, { body })).code).toBe(200);
}

/** What staff say and do about a claim before anything of it is decided. */
async function prepareDecision(requestId: number): Promise<void> {
  const { agent, lead } = people;
  const proposal = { reasonCode: '1', publicText: `${word} The warranty ended.`, note: `${word} weak` };
  expect((await as(agent).call(proposeRejection, { body: { ...(await at(requestId)), ...proposal } })).code).toBe(200);
  const returned = { ...(await at(requestId)), reason: `${word} look again` };
  expect((await as(lead).call(returnProposal, { body: returned })).code).toBe(200);
  expect((await as(agent).call(proposeRejection, { body: { ...(await at(requestId)), ...proposal } })).code).toBe(200);
  const decided = { requestId, decision: 'refused', reasonCode: '6', selection: {} } as const;
  expect((await as(agent).call(decideSerials, { body: decided })).code).toBe(200);
  const { requestId: otherId, requestNo } = await buildClaim(app.platform, await buildCustomer(app.platform), { submit: true });
  otherNo = requestNo;
  expect((await as(agent).call(linkDuplicate, { body: { ...(await at(requestId)), duplicateNo: requestNo } })).code).toBe(200);
  const apart = { ...(await at(requestId)), otherId, reason: `${word} two roofs` };
  expect((await as(agent).call(unlinkDuplicate, { body: apart })).code).toBe(200);
  expect((await as(agent).call(linkDuplicate, { body: { ...(await at(requestId)), duplicateNo: requestNo } })).code).toBe(200);
}

/** What the desk keeps for itself. */
async function prepareDesk(): Promise<void> {
  const { agent, lead } = people;
  const day = app.clock.now().toISOString().slice(0, 10);
  const standIn = await buildStaff(app.platform);
  const planned = { fromDay: day, untilDay: day, note: `${word} hospital` };
  await buildAbsence(app.platform, { userId: agent.userId, standInId: standIn.userId, ...planned });
  await as(lead).call(addDeskView, { body: { name: `${word} view`, filters: { view: 'all' } } });
}

beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { platform } = app;
  const customer = await buildCustomer(platform);
  people = { customer, agent: await buildStaff(platform), lead: await buildStaff(platform, { role: 'supervisor' }) };
  const rts = await buildRtsContact(platform);
  const { requestId: asked } = await buildEnquiry(platform, rts, { requestType: 1, submit: true });
  const { requestId: claim } = await buildPickedUpClaim(app, people);
  for (const requestId of [asked, claim]) await writeNotes(requestId);
  await prepareDecision(claim);
  await prepareDesk();
  const reader = (who: string, role: RoleKey, { token }: { token: string }, requestId: number): Reader => ({
    who,
    rights: { permissions: permissionsOf([role]) },
    client: app.client(token),
    requestId,
  });
  readers = [
    reader('the customer', 'customer', customer, claim),
    reader('a colleague', 'customer', await buildCustomer(platform, { company: customer }), claim),
    reader('another customer', 'customer', await buildCustomer(platform), claim),
    reader('a provider', 'provider', await buildProviderUser(platform), claim),
    reader('the contact of the enquiry', 'customer', rts, asked),
    { who: 'a guest', rights: 'guest', client: app.client((await buildGuest(app, asked)).token), requestId: asked },
  ];
});
afterAll(() => app.stop());

/** An answer as text; of a spreadsheet, what is in it. */
function textOf({ rawPayload }: { rawPayload: Buffer }): string {
  const parts = [rawPayload.toString('utf8')];
  for (let from = rawPayload.indexOf('PK\u0003\u0004'); from >= 0; from = rawPayload.indexOf('PK\u0003\u0004', from + 4)) {
    const start = from + 30 + rawPayload.readUInt16LE(from + 26) + rawPayload.readUInt16LE(from + 28);
    if (rawPayload.readUInt16LE(from + 8) === 8) parts.push(inflateRawSync(rawPayload.subarray(start)).toString('utf8'));
  }
  return parts.join('\n').toLowerCase();
}

/** Leaves out all that a call can do without: most of it narrows what is found. */
const sparse: Seeded = { next: () => 0.99, between: (from) => from, pick: ([first]) => first as never };

/** Reads with ids of the reader’s request; with a text, by whatever a call can be searched with. */
async function read(spec: EndpointSpec, { client, requestId }: Pick<Reader, 'client' | 'requestId'>, text = '') {
  const ids = Object.fromEntries(idFieldsOf(spec).map((field) => [field, [/^(id|att.*)$/i.test(field) ? noteFile : requestId]]));
  const request = validRequest(spec, { region: [724], sn: ['HD7226W14A018842'], ...ids }, sparse);
  const searched = text === '' ? [] : textFieldsOf(spec).filter((field) => !(field in request.params));
  const query = { ...request.query, ...Object.fromEntries(searched.map((field) => [field, text])) };
  await app.platform.db.deleteFrom('throttle').execute();
  return client.call(spec, { ...request, query } as never);
}

describe('what staff write for themselves', () => {
  it.each(reads)('is in no answer of $name to others, nor found by it', async ({ spec }) => {
    for (const reader of readers.filter(({ rights }) => checkAccess(spec.access, rights) === 'allowed')) {
      const plain = textOf((await read(spec, reader)).raw);
      expect([plain.includes(word), plain.includes(otherNo.toLowerCase())], `${reader.who}: ${plain}`).toEqual([false, false]);
      const [found, missed] = [await read(spec, reader, word), await read(spec, reader, nowhere)];
      const said = textOf(found.raw).replaceAll(word, nowhere);
      expect([found.status, found.code, found.total], reader.who).toEqual([missed.status, missed.code, missed.total]);
      if (found.code === 200) expect(said.length, `${reader.who}: ${said}`).toBe(textOf(missed.raw).length);
    }
  });

  it('is in no mail to others and in no event of theirs', async () => {
    const { customer } = people;
    const [{ requestId }] = readers as [Reader];
    const live = await connect(app, base, customer);
    await live.watch(requestId);
    await note(requestId);
    await as(people.agent).call(sendMessage, { body: textMessage(requestId, 'Good morning') });
    await live.heard('message');
    expect(JSON.stringify(live.events)).not.toContain(word);
    app.clock.advance({ minutes: 6 });
    await sendDueDigests(app.platform);
    await mailTo(app, customer.email, 3);
    const mails = await app.platform.db.selectFrom('demo_mail').selectAll().execute();
    const staff = await app.platform.db.selectFrom('app_user').select('email').where('kind', '=', 'staff').execute();
    const others = mails.filter(({ recipient }) => !staff.some(({ email }) => email === recipient));
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((mail) => JSON.stringify(mail).includes(word))).toEqual([]);
    const own = others.filter(({ recipient }) => recipient === customer.email);
    expect(own.filter((mail) => JSON.stringify(mail).includes(otherNo))).toEqual([]);
  });

  it('is what staff read and find', async () => {
    const [{ requestId }] = readers as [Reader];
    const staff = { client: as(people.lead), requestId };
    const holding: string[] = [];
    for (const { name, spec } of reads) if (textOf((await read(spec, staff)).raw).includes(word)) holding.push(name);
    expect(holding).toEqual(expect.arrayContaining(['case-chat.listMessages', 'request.deskRequest', 'request.listTeamMembers']));
  });
});
