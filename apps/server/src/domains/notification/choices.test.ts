import {
  chooseNotices,
  getNoticeChoices,
  listNotices,
  noticeKindKeys,
  noticeKindSpec,
  topicOfKind,
  topicsOf,
  type NoticeHearer,
  type NoticeTopic,
  type NoticeWay,
} from '@heliodesk/contract/notification';
import { permissionsOf, holds, type Permission, type RoleKey } from '@heliodesk/contract/kit';
import { changeOwner, withdrawRequest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, disableContact } from '#src/domains/account/seed.ts';
import { buildMessage, buildPickedUp, sendDueDigests } from '#src/domains/case-chat/seed.ts';
import { buildProvider, buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { disableUser } from '#src/domains/identity/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let admin: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await buildStaff(app.platform, { role: 'admin' });
});
afterAll(() => app.stop());

type Person = { token: string };

const choose = async ({ token }: Person, topic: NoticeTopic, way: NoticeWay) =>
  app.client(token).call(chooseNotices, { body: { topics: [{ topic, way }] } });
const kindsOf = async ({ token }: Person) =>
  (await app.client(token).call(listNotices, { query: {} })).data.notices.map(({ kind }) => kind);
const waysOf = async ({ token }: Person) =>
  Object.fromEntries((await app.client(token).call(getNoticeChoices, {})).data.topics.map(({ topic, way }) => [topic, way]));

/** The mails that someone has by the time that a later one to someone else is there: mails go out in their order. */
async function allMailsTo(email: string): Promise<string[]> {
  const last = await buildCustomer(app.platform);
  await buildPickedUp(app.platform, { customer: last });
  await mailTo(app, last.email, 2);
  return (await mailsTo(app, email)).map(({ subject }) => subject);
}

describe('what one can choose', () => {
  it('is what one may hear of, as it comes by default', async () => {
    const [customer, agent, lead] = [
      await buildCustomer(app.platform),
      await buildStaff(app.platform, { role: 'agent' }),
      await buildStaff(app.platform, { role: 'supervisor' }),
    ];
    expect(await waysOf(customer)).toEqual({ tasks: 'mail', messages: 'mail', progress: 'mail', work: 'bell', receipts: 'mail' });
    expect(await waysOf(agent)).toEqual({ messages: 'mail', cases: 'bell', work: 'bell' });
    expect(await waysOf(lead)).toEqual({ messages: 'mail', cases: 'bell', approvals: 'bell', clocks: 'mail', work: 'bell' });
    expect(await waysOf(await buildProvider(app.platform))).toEqual({});
  });

  it('is kept only where it isn’t the default, and refused where there is no choice', async () => {
    const customer = await buildCustomer(app.platform);
    const stored = () =>
      app.platform.db.selectFrom('notice_choice').select(['topic', 'way']).where('user_id', '=', customer.userId).execute();
    await choose(customer, 'messages', 'none');
    expect(await stored()).toEqual([{ topic: 'messages', way: 'none' }]);
    await choose(customer, 'messages', 'mail');
    expect(await stored()).toEqual([]);
    expect(await choose(customer, 'receipts', 'none')).toMatchObject({ code: 510, errors: [{ path: 'topics.0.way' }] });
    expect(await choose(customer, 'tasks', 'none')).toMatchObject({ code: 510 });
    expect(await choose(customer, 'clocks', 'mail')).toMatchObject({ code: 510, errors: [{ path: 'topics.0.topic' }] });
    expect(await stored()).toEqual([]);
  });
});

/** Who may be told of what: of the hearers of each kind, someone who can get its topic. */
const roleOf = {
  contact: 'customer',
  owner: 'agent',
  leads: 'supervisor',
  finance: 'finance',
  requester: 'agent',
} as const satisfies Record<NoticeHearer, RoleKey>;

describe.each(noticeKindKeys)('the kind %s', (kind) => {
  it.each(noticeKindSpec(kind).hears)('is something that its hearer, the %s, chooses for', (hearer) => {
    const permissions = permissionsOf([roleOf[hearer]]);
    const reader = { kind: hearer === 'contact' ? 'customer' : 'staff', can: (one: Permission) => holds(permissions, one) } as const;
    expect(topicsOf(reader)).toContain(topicOfKind(kind, reader.kind));
  });
});

describe.each<[NoticeWay, { bell: boolean; mail: boolean }]>([
  ['bell', { bell: true, mail: false }],
  ['mail', { bell: true, mail: true }],
  ['daily', { bell: true, mail: false }],
  ['none', { bell: false, mail: false }],
])('chosen to come by %s', (way, expected) => {
  it('steps of a request reach their contact that way', async () => {
    const customer = await buildCustomer(app.platform);
    await choose(customer, 'progress', way);
    await buildPickedUp(app.platform, { customer });
    expect((await kindsOf(customer)).includes('pickedUp')).toBe(expected.bell);
    expect((await allMailsTo(customer.email)).some((subject) => subject.endsWith('is handling your request'))).toBe(expected.mail);
  });

  it('what happens to the cases of an owner reaches them that way, even what has no mail of its own', async () => {
    const { customer, agent, requestId, version } = await buildPickedUp(app.platform);
    await choose(agent, 'cases', way);
    await app.client(customer.token).call(withdrawRequest, { body: { requestId, version, reason: 'Solved' } });
    expect(await kindsOf(agent)).toEqual(expected.bell ? ['withdrawn'] : []);
    const subjects = await allMailsTo(agent.email);
    expect(subjects).toEqual(expected.mail ? [expect.stringMatching(/: The request was withdrawn$/)] : []);
  });

  it('messages reach the other side that way', async () => {
    const { customer, agent, requestId } = await buildPickedUp(app.platform);
    await choose(agent, 'messages', way);
    app.clock.advance({ minutes: -6 });
    await buildMessage(app.platform, customer, requestId, 'Is there news?');
    app.clock.advance({ minutes: 6 });
    await sendDueDigests(app.platform);
    expect(await kindsOf(agent)).toEqual(expected.bell ? ['message'] : []);
    expect((await allMailsTo(agent.email)).some((subject) => subject.endsWith('new messages'))).toBe(expected.mail);
  });
});

describe('whatever they chose', () => {
  it('no one hears of what they did themselves', async () => {
    const { customer, agent, requestId, version } = await buildPickedUp(app.platform);
    await choose(agent, 'cases', 'mail');
    const before = (await allMailsTo(customer.email)).length;
    await app.client(customer.token).call(withdrawRequest, { body: { requestId, version, reason: 'Solved' } });
    expect(await kindsOf(customer)).toEqual(['pickedUp']);
    expect(await allMailsTo(customer.email)).toHaveLength(before);
    expect(await allMailsTo(agent.email)).toHaveLength(1);
  });

  it('no one who is disabled hears anything', async () => {
    const { customer, agent, requestId, version } = await buildPickedUp(app.platform);
    const colleague = await buildStaff(app.platform, { role: 'agent' });
    await choose(agent, 'cases', 'mail');
    const before = (await allMailsTo(customer.email)).length;
    await disableContact(app.platform, admin, customer, 'Left the company');
    const body = { requestId, version, ownerId: colleague.userId, reason: 'On leave' };
    await app.client(agent.token).call(changeOwner, { body });
    await transaction(app.platform.db, (tx) => disableUser(app.platform, tx, colleague.userId));
    await buildMessage(app.platform, { token: agent.token }, requestId);
    expect(await allMailsTo(customer.email)).toHaveLength(before);
    const rows = await app.platform.db
      .selectFrom('notice')
      .select('kind')
      .where('request_id', '=', requestId)
      .where('user_id', '=', customer.userId)
      .execute();
    expect(rows).toEqual([{ kind: 'pickedUp' }]);
  });
});
