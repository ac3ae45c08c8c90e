// @both-engines
import { randomUUID } from 'node:crypto';
import { activateAccount } from '@heliodesk/contract/account';
import { addFile, deleteAttachment, listAttachments } from '@heliodesk/contract/attachment';
import { recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { getInfo } from '@heliodesk/contract/identity';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { assign, getRequest, pickUp, withdrawRequest } from '@heliodesk/contract/request';
import { deleteAllSerials, insertSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { createLink, disableUser } from '#src/domains/identity/index.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { halves } from '#src/testing/invariants.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { soak } from '#src/testing/soak.ts';
import { choosePassword } from '#src/testing/passwords.ts';

/** 200 of each in a long run. */
const pairs = soak === 1 ? 12 : 20 * soak;

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let customer: BuiltCustomer;
let agents: [BuiltUser, BuiltUser];
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir });
  customer = await buildCustomer(app.platform);
  agents = [await buildStaff(app.platform, { name: 'Ingrid First' }), await buildStaff(app.platform, { name: 'Tomás Second' })];
  lead = await buildStaff(app.platform, { role: 'supervisor' });
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});

/** Runs a race again and again; what holds after each is for the race itself to say. */
async function often(race: (round: number) => Promise<void>, rounds = pairs): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await race(round);
}

const submission = (requestId: number, version: number) => ({
  ...claimBody(),
  basicReq: { ...claimBody().basicReq, requestId },
  submit: true,
  version,
});
const draft = () => buildClaim(app.platform, customer);
const submitted = () => buildClaim(app.platform, customer, { submit: true });
/** The same person at both instances. */
const atBoth = (token: string) => [app.client(token), other.client(token)] as const;
const codes = (...answers: { code: number }[]) => answers.map(({ code }) => code).toSorted((one, two) => one - two);

describe('two at the same time', () => {
  it('who submit a claim make one request', () =>
    often(async () => {
      const { requestId, version } = await draft();
      const [here, there] = atBoth(customer.token);
      const answers = await Promise.all(
        [here, there].map((client) => client.call(saveModuleClaim, { body: submission(requestId, version) })),
      );
      expect(codes(...answers)).toEqual([200, 409]);
      expect(answers.find(({ code }) => code === 409)?.key).toBe('request.notDraft');
    }));

  it('with one Idempotency-Key get one effect and the same answer; with another body the second is refused', () =>
    often(async () => {
      const [here, there] = atBoth(customer.token);
      const idempotencyKey = randomUUID();
      const answers = await Promise.all(
        [here, there].map((client) => client.call(saveModuleClaim, { body: claimBody() }, { idempotencyKey })),
      );
      expect(answers[0]?.code).toBe(200);
      expect(answers[1]?.data).toEqual(answers[0]?.data);
      expect(await here.call(saveModuleClaim, { body: claimBody({}, 'Something else') }, { idempotencyKey })).toMatchObject({
        code: 409,
        key: 'idempotency.differs',
      });
    }));

  it('who pick up a request: one owns it, the other learns who', () =>
    often(async () => {
      const { requestId, version } = await submitted();
      const answers = await Promise.all(
        [app.client(agents[0].token), other.client(agents[1].token)].map((client) => client.call(pickUp, { body: { requestId, version } })),
      );
      expect(codes(...answers)).toEqual([200, 409]);
      const winner = agents[answers.findIndex(({ code }) => code === 200)] as BuiltUser;
      const loser = answers.find(({ code }) => code === 409);
      expect(loser).toMatchObject({ key: 'request.alreadyPickedUp' });
      expect(loser?.msg).toContain(winner.name);
      expect((await app.client(customer.token).call(getRequest, { params: { requestId } })).data).toMatchObject({
        contactName: winner.name,
        status: 'picked_up',
      });
    }));

  it('who assign a request: one does, the other has to look again', () =>
    often(async () => {
      const { requestId, version } = await submitted();
      const [here, there] = atBoth(lead.token);
      const answers = await Promise.all([
        here.call(assign, { body: { requestId, version, ownerId: agents[0].userId } }),
        there.call(assign, { body: { requestId, version, ownerId: agents[1].userId } }),
      ]);
      expect(codes(...answers)).toEqual([200, 409]);
    }));

  it('where one picks up and one withdraws: the second sees what the first did', () =>
    often(async () => {
      const { requestId, version } = await submitted();
      const [picked, withdrawn] = await Promise.all([
        app.client(agents[0].token).call(pickUp, { body: { requestId, version } }),
        other.client(customer.token).call(withdrawRequest, { body: { requestId, version, reason: 'Filed twice' } }),
      ]);
      expect(codes(picked, withdrawn)).toEqual([200, 409]);
      const { data } = await app.client(customer.token).call(getRequest, { params: { requestId } });
      expect(data.status).toBe(picked.code === 200 ? 'picked_up' : 'withdrawn');
    }));

  it('where one submits and one deletes a file: a submitted claim keeps its file', () =>
    often(async () => {
      const { requestId, version } = await draft();
      const [here, there] = atBoth(customer.token);
      const { data: file } = await here.call(
        addFile,
        { body: { requestId } },
        { file: { name: 'note.txt', content: Buffer.from('words') } },
      );
      const [sent, deleted] = await Promise.all([
        here.call(saveModuleClaim, { body: submission(requestId, version) }),
        there.call(deleteAttachment, { params: { id: file.attId } }),
      ]);
      expect(sent.code).toBe(200);
      expect([200, 409]).toContain(deleted.code);
      const files = await here.call(listAttachments, { query: { requestId } });
      expect(files.data.length).toBe(deleted.code === 200 ? 0 : 1);
    }));

  it('where one submits and one changes the serial numbers: none is added afterwards, none is missing, none is more than the pieces', () =>
    often(async (round) => {
      const { requestId, version } = await draft();
      const [here, there] = atBoth(customer.token);
      const isDeleting = round % 2 === 1;
      const change = isDeleting
        ? there.call(deleteAllSerials, { query: { requestId } })
        : there.call(insertSerials, { body: { requestId, snList: [{ sn: 'LATE000000001' }] } });
      const [sent, changed] = await Promise.all([here.call(saveModuleClaim, { body: submission(requestId, version) }), change]);
      const { data } = await here.call(serialSummary, { params: { requestId } });
      const possible = isDeleting ? ['sent serial.frozen 1', 'action.blocked changed 0'] : ['sent serial.frozen 1', 'validation changed 2'];
      expect(possible).toContain(`${sent.key ?? 'sent'} ${changed.key ?? 'changed'} ${data.total}`);
    }));

  it('who add serial numbers near the limit never pass it', async () => {
    const { requestId } = await buildClaim(app.platform, customer, { serials: [] });
    const [here] = atBoth(customer.token);
    const limit = (await here.call(serialSummary, { params: { requestId } })).data.limit;
    const full = limit - 60;
    await app.platform.database.raw.query(
      `with filled as (insert into serial_list (owner_kind, owner_id, list, total, verdicts) values ('request', $1, 'claim', $2::int, jsonb_build_object('unknown', $2::int)) returning id)
       insert into serial_list_entry (list_id, sn, verdict) select id, 'FILL' || lpad(n::text, 10, '0'), 'unknown' from filled, generate_series(1, $2::int) n`,
      [requestId, full],
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? app : other)
          .client(customer.token)
          .call(insertSerials, { body: { requestId, snList: serialsFrom(`NEAR${index}X`, 10).map((sn) => ({ sn })) } }),
      ),
    );
    expect(answers.reduce((sum, { data }) => sum + data.inserted, 0)).toBe(60);
    expect(answers.flatMap(({ data }) => data.rejected.map(({ reason }) => reason))).toEqual(Array.from({ length: 60 }, () => 'overLimit'));
    expect((await here.call(serialSummary, { params: { requestId } })).data.total).toBe(limit);
  });

  it('who start the last drafts of an hour, or of a company this day, never pass the limit', async () => {
    const starter = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: starter });
    const started = (letters: string, count: number, minutes: number) =>
      sql`
      insert into request (type, request_no, account_id, contact_id, created_by, language, created_at, updated_at)
      select 3, ${letters} || i, ${starter.accountId}, ${starter.contactId}, ${starter.userId}, 'en', at, at
      from generate_series(1, ${count}::int) as i, (values (${new Date(app.clock.now().getTime() - minutes * 60_000)}::timestamptz)) as moment(at)`.execute(
        app.platform.db,
      );
    const begin = ({ token }: BuiltCustomer) =>
      Promise.all([...atBoth(token), ...atBoth(token), ...atBoth(token)].map((one) => one.call(saveModuleClaim, { body: claimBody() })));
    await started('MC-HOUR-', 1_998, 30);
    expect(codes(...(await begin(starter)))).toEqual([200, 200, 429, 429, 429, 429]);
    await started('MC-DAY-', 7_998, 120);
    expect(codes(...(await begin(colleague)))).toEqual([200, 200, 429, 429, 429, 429]);
  });

  it('who send one message twice write it once, and recall it once', () =>
    often(async () => {
      const { requestId } = await submitted();
      const [here, there] = atBoth((await buildStaff(app.platform)).token);
      const clientMsgId = randomUUID();
      const send = (client: typeof here) =>
        client.call(sendMessage, { body: { requestId, clientMsgId, type: 0, content: 'Good morning' } });
      const [one, two] = await Promise.all([send(here), send(there)]);
      expect([one.code, two.code, two.data.msgId]).toEqual([200, 200, one.data.msgId]);
      const recalled = await Promise.all([here, there].map((client) => client.call(recallMessage, { query: { msgId: one.data.msgId } })));
      expect(codes(...recalled)).toEqual([200, 200]);
      const audits = await app.platform.db
        .selectFrom('audit')
        .select('id')
        .where('action', '=', 'caseChat.recall')
        .where('subject_id', '=', String(one.data.msgId))
        .execute();
      expect(audits.length).toBe(1);
    }));
});

describe('a link of a mail, used twice at the same time', () => {
  const link = (userId: number, purpose: 'activation' | 'reset') =>
    transaction(app.platform.db, (tx) => createLink(tx, userId, purpose, app.platform.clock.now()));

  it('activates once', () =>
    often(async () => {
      const { userId } = await buildCustomer(app.platform, { isInactive: true });
      const code = await link(userId, 'activation');
      const answers = await Promise.all([app.client(), other.client()].map((client) => client.call(activateAccount, { query: { code } })));
      expect(answers.map(({ data }) => data.state).toSorted()).toEqual(['activated', 'alreadyActive']);
    }));

  it('resets the password once', () =>
    often(async () => {
      const { userId } = await buildCustomer(app.platform);
      const key = await link(userId, 'reset');
      const reset = (at: TestApp, password: string) => choosePassword(at.client(), key, password);
      const answers = await Promise.all([reset(app, 'Harbour2026'), reset(other, 'Meadow2026')]);
      expect(codes(...answers)).toEqual([200, 510]);
      expect(answers.find(({ code }) => code === 510)?.key).toBe('account.resetLinkInvalid');
    }, 8));

  it('leaves no session of someone who is disabled in the meantime', () =>
    often(async () => {
      const { userId, token } = await buildCustomer(app.platform);
      const calls = Array.from({ length: 4 }, (_, index) => (index % 2 === 0 ? app : other).client(token).call(getInfo, {}));
      const [, late] = await Promise.all([
        transaction(app.platform.db, (tx) => disableUser(app.platform, tx, userId)),
        signIn(app.platform, { userId }),
        ...calls,
      ]);
      for (const dead of [token, late]) expect((await other.client(dead).call(getInfo, {})).code).toBe(401);
    }));
});

describe('after all races', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
