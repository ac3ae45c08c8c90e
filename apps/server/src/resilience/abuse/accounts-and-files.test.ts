import {
  activateAccount,
  getMyContactWithAccount,
  listMyAddresses,
  register,
  resendActivation,
  type RegisterBody,
} from '@heliodesk/contract/account';
import { addFile, addFileUrl, deleteAttachment, download, listAttachments, updateAttachment } from '@heliodesk/contract/attachment';
import { getInfo } from '@heliodesk/contract/identity';
import {
  addDictEntry,
  clearConfigCache,
  configValue,
  editConfig,
  exportConfig,
  exportDictEntries,
  listConfig,
  listDictEntries,
} from '@heliodesk/contract/reference';
import { languages, limits, type Language } from '@heliodesk/contract/kit';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { getTipsCount } from '@heliodesk/contract/request';
import { read, type CellObject } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAddress, buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, seedEmail } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { gif, png } from '#src/testing/sample-files.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/* What strangers and customers try at accounts, reference data and files: section 1 of the abuse cases, one test for each. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const accountReq: RegisterBody['accountReq'] = {
  region: { regionId: 616, regionName: 'Polska' },
  accountType: '1',
  accountRole: ['1'],
  organizationNature: '3',
  companyName: 'Słoneczny Dach Sp. z o.o.',
  city: 'Kraków',
  address: 'ul. Długa 1',
  postalCode: '31-147',
  taxNo: 'PL6762000000',
};

async function registerAs(email: string, { account = {}, contact = {} }: { account?: object; contact?: object } = {}) {
  const client = app.client();
  const { encryptKey, passwords } = await encryptPasswords(client, ['Solaris42', 'Solaris42']);
  const person = {
    email,
    firstName: 'Ewa',
    lastName: 'Nowak',
    mobile: '+48 600 100 200',
    password: passwords[0],
    confirmPassword: passwords[1],
  };
  const payload = { accountReq: { ...accountReq, ...account }, contactReq: { ...person, ...contact } };
  return client.send({ method: 'POST', url: register.path, headers: { EncryptKey: encryptKey }, payload });
}

describe('POST /api/account/register', () => {
  it('an existing e-mail is not revealed: the same answer, and the owner gets a mail', async () => {
    const { email } = await buildCustomer(app.platform);
    const [known, fresh] = [await registerAs(email), await registerAs(seedEmail('ewa'))];
    expect([known.code, known.msg, known.data]).toEqual([fresh.code, fresh.msg, fresh.data]);
    expect((await mailTo(app, email)).text).not.toContain('/activeAccount');
  });

  it('company takeover by the same tax number: a company of its own', async () => {
    const owner = await buildCustomer(app.platform, { company: { taxNo: accountReq.taxNo } });
    const email = seedEmail('ewa');
    expect((await registerAs(email)).code).toBe(200);
    const joined = await app.platform.db.selectFrom('contact').select('account_id').where('email', '=', email).executeTakeFirstOrThrow();
    expect(joined.account_id).not.toBe(owner.accountId);
  });

  it.each([{ roleId: 1 }, { accountId: 1 }, { isServiceProvider: true }, { contactStatus: 'enabled' }])(
    'mass assignment of %o is refused',
    async (extra) => {
      expect((await registerAs(seedEmail('ewa'), { contact: extra })).code).toBe(510);
      expect((await registerAs(seedEmail('ewa'), { account: extra })).code).toBe(510);
    },
  );

  it('an employee domain, and a privacy policy that is not accepted, are refused', async () => {
    expect((await registerAs('new.colleague@heliodesk.test')).key).toBe('account.staffDomain');
    const { errors } = await registerAs(seedEmail('ewa'), { contact: { privacyPolicy: 0 } });
    expect(errors.map(({ path }) => path)).toEqual(['contactReq.privacyPolicy']);
  });
});

describe('GET askActive/replay', () => {
  it('mail bombing and probing: always the same answer, one mail a minute', async () => {
    const { email } = await buildCustomer(app.platform, { isInactive: true });
    const ask = (address: string) => app.client().call(resendActivation, { query: { email: address } });
    const [first, nobody] = [await ask(email), await ask(seedEmail('nobody'))];
    expect([first.code, first.msg]).toEqual([nobody.code, nobody.msg]);
    for (let count = 0; count < 5; count += 1) await ask(email);
    await mailTo(app, email);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });
});

describe('GET askActive', () => {
  it('guess, reuse, expired code: activates once, and signs no one in', async () => {
    const email = seedEmail('ewa');
    await registerAs(email);
    const code = linkValue(await mailTo(app, email), 'code');
    expect(Buffer.from(code, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const use = (value: string) => app.client().call(activateAccount, { query: { code: value } });
    expect((await use('guessed')).key).toBe('account.activationFailed');
    expect((await use(code)).data).toEqual({ state: 'activated' });
    expect((await use(code)).data).toEqual({ state: 'alreadyActive' });
  });

  it('prefetch: a browser that fetches ahead activates nothing', async () => {
    const email = seedEmail('ewa');
    await registerAs(email);
    const code = linkValue(await mailTo(app, email), 'code');
    const ahead = await app.client().call(activateAccount, { query: { code } }, { headers: { 'sec-purpose': 'prefetch' } });
    expect(ahead.code).toBe(400);
    expect((await app.client().call(activateAccount, { query: { code } })).data).toEqual({ state: 'activated' });
  });
});

describe('GET getMyContactWithAccount, myaddresslist', () => {
  it('contactId or accountId added: the session decides', async () => {
    const [self, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    await buildAddress(app.platform, other);
    const query = { contactId: String(other.contactId), accountId: String(other.accountId) };
    const ask = (url: string) => app.client(self.token).send({ method: 'GET', url, query });
    expect((await ask(getMyContactWithAccount.path)).data).toMatchObject({ contact: { contactId: self.contactId } });
    expect((await ask(listMyAddresses.path)).data).toEqual([]);
  });
});

describe('/system/dict/*, /system/config/*', () => {
  it('a customer reads or writes: 403 for all of it', async () => {
    const { token } = await buildCustomer(app.platform);
    for (const spec of [listDictEntries, listConfig, exportConfig, clearConfigCache])
      expect((await app.client(token).send({ method: spec.method, url: spec.path })).code).toBe(403);
    expect((await app.client(token).send({ method: 'PUT', url: editConfig.path, payload: {} })).code).toBe(403);
  });

  it('secrets in the list and file roots: masked, and not to be configured here', async () => {
    const { token } = await buildStaff(app.platform, { role: 'admin' });
    const secret = 'a-secret-of-webhooks-0123456789';
    await transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'integration.webhookSecret', secret));
    const client = app.client(token);
    const list = await client.call(listConfig, { query: {} });
    expect(JSON.stringify(list.data)).not.toContain(secret);
    expect((await client.call(configValue, { params: { key: 'integration.webhookSecret' } })).data.configValue).not.toContain(secret);
    expect(list.data.map(({ configKey }) => configKey).filter((key) => /dir|root|path|file/i.test(key))).toEqual([]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a formula in the export: %j is a text cell', async (label) => {
    const client = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const dictValue = `formula-${Buffer.from(label).toString('hex')}`;
    const labels = Object.fromEntries(languages.map((language) => [language, label])) as Record<Language, string>;
    const entry = { dictType: 'product_type', dictValue, labels, dictSort: 50, cssClass: '' } as const;
    expect((await client.call(addDictEntry, { body: entry })).code).toBe(200);
    const { raw } = await client.call(exportDictEntries, { query: { dictType: 'product_type' } });
    const cells = Object.values(read(raw.rawPayload).Sheets).flatMap((sheet) => Object.values(sheet) as CellObject[]);
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    expect(cells.filter(({ v, t }) => v === label && t === 's')).not.toEqual([]);
  });

  it('clearCache flood: a few times a minute', async () => {
    const client = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const codes: number[] = [];
    for (let count = 0; count < 30 && codes.at(-1) !== 429; count += 1) codes.push((await client.call(clearConfigCache, {})).code);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('GET /api/request/getTipsCount', () => {
  it('the count of others: the own scope only', async () => {
    const [self, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const { requestId } = await buildClaim(app.platform, other, { serials: [] });
    await app.platform.db.updateTable('request').set({ open_tips: 3 }).where('id', '=', requestId).execute();
    const countOf = async (token: string) => (await app.client(token).call(getTipsCount, {})).data;
    expect([await countOf(self.token), await countOf(other.token)]).toEqual([0, 3]);
    expect((await app.client().call(getTipsCount, {})).code).toBe(401);
  });
});

describe('lang path and headers', () => {
  it.each(['../unit', 'unit%00', "unit' or 1=1", '__proto__'])('path injection by %s is refused', async (type) => {
    const { token } = await buildCustomer(app.platform);
    const { code } = await app.client(token).send({ method: 'GET', url: `/api/parts/lang/${encodeURIComponent(type)}` });
    expect([400, 404, 510]).toContain(code);
  });

  it('cache poisoning and header ReDoS: one of nine languages, told to caches, at once', async () => {
    for (const lang of ['../../en', 'de,'.repeat(2_000), 'x'.repeat(7_000)]) {
      const { headers } = await app.client().send({ method: 'GET', url: '/api/common/region/country', headers: { lang } });
      expect(['en', 'de']).toContain(headers['content-language']);
      expect(String(headers['vary']).toLowerCase()).toContain('lang');
    }
  });
});

describe('files', () => {
  const note = { name: 'note.txt', content: Buffer.from('Seen by drone in rows 12 to 31.') };
  const withFile = async () => {
    const owner = await buildCustomer(app.platform);
    const { requestId } = await buildClaim(app.platform, owner, { serials: [] });
    const { data } = await app.client(owner.token).call(addFile, { body: { requestId } }, { file: note });
    return { owner, requestId, attId: data.attId, key: new URL(data.url, 'http://site').searchParams.get('fileName') ?? '' };
  };

  it.each(['photo.svg', 'page.html', 'photo.jpg.exe'])(
    'POST attachment/add/file: %s with a script is refused, whatever its name',
    async (name) => {
      const { owner, requestId } = await withFile();
      const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      expect((await app.client(owner.token).call(addFile, { body: { requestId } }, { file: { name, content } })).key).toBe(
        'attachment.wrongType',
      );
    },
  );

  it('POST attachment/add/file: 20 MB and a byte, and a name of 300 characters, are refused and leave nothing', async () => {
    const { owner, requestId } = await withFile();
    const own = app.client(owner.token);
    const send = (name: string, content: Buffer) => own.call(addFile, { body: { requestId } }, { file: { name, content } });
    expect((await send('large.txt', Buffer.alloc(limits.fileSize + 1, 'a'))).key).toBe('attachment.fileTooLarge');
    expect((await send(`${'n'.repeat(300)}.png`, png)).key).toBe('attachment.nameTooLong');
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
  });

  it('POST attachment/add/file: a name that turns around hides no ending, a double ending counts by its last', async () => {
    const { owner, requestId } = await withFile();
    const send = (name: string) => app.client(owner.token).call(addFile, { body: { requestId } }, { file: { name, content: png } });
    expect((await send('invoice\u202egnp.exe')).key).toBe('attachment.wrongType');
    expect((await send('invoice\u202eexe.png')).data.fileName).toBe('invoiceexe.png');
    expect((await send('photo.png.html')).key).toBe('attachment.wrongType');
  });

  it('POST attachment/add/file: a polyglot is sent as what it was taken for, where no script of it runs', async () => {
    const { owner, requestId } = await withFile();
    const own = app.client(owner.token);
    const content = Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]);
    const { data } = await own.call(addFile, { body: { requestId } }, { file: { name: 'both.gif', content } });
    const fileName = new URL(data.url, 'http://site').searchParams.get('fileName') ?? '';
    const { headers } = await own.call(download, { query: { fileName, inline: 'true' } });
    expect(headers).toMatchObject({ 'content-type': 'image/gif', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('attachment/update, delete after submit: the files of a submitted claim stay as they are', async () => {
    const owner = await buildCustomer(app.platform);
    const { requestId, version } = await buildClaim(app.platform, owner);
    const own = app.client(owner.token);
    const { attId } = (await own.call(addFile, { body: { requestId } }, { file: note })).data;
    const claim = claimBody();
    const body = { ...claim, basicReq: { ...claim.basicReq, requestId }, submit: true, version };
    expect((await own.call(saveModuleClaim, { body })).code).toBe(200);
    expect((await own.call(updateAttachment, { body: { attId, description: 'other' } })).key).toBe('attachment.frozen');
    expect((await own.call(deleteAttachment, { params: { id: attId } })).key).toBe('attachment.frozen');
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706433/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/',
  ])('POST attachment/add/fileUrl: %s is never fetched', async (fileUrl) => {
    const { owner, requestId } = await withFile();
    const { code } = await app
      .client(owner.token)
      .send({ method: 'POST', url: addFileUrl.path, payload: { requestId, fileUrl, fileName: 'a.txt' } });
    expect(code).toBe(510);
  });

  it('attachment/update, delete, query with a foreign id: like a missing one; deleting twice is no error', async () => {
    const { owner, requestId, attId } = await withFile();
    const stranger = app.client((await buildCustomer(app.platform)).token);
    expect((await stranger.call(listAttachments, { query: { requestId } })).code).toBe(404);
    expect((await stranger.call(updateAttachment, { body: { attId, description: 'mine' } })).code).toBe(404);
    await stranger.call(deleteAttachment, { params: { id: attId } });
    const own = app.client(owner.token);
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
    for (const _ of [1, 2]) expect((await own.call(deleteAttachment, { params: { id: attId } })).code).toBe(200);
  });

  it('GET /common/download: neither other paths, nor the files of others, nor deleting by it', async () => {
    const { owner, requestId, key } = await withFile();
    const own = app.client(owner.token);
    for (const fileName of ['../../etc/passwd', '/etc/passwd', '%2e%2e%2fpasswd', 'a\0b', `${key}/../${key}`])
      expect([400, 404, 510]).toContain((await own.call(download, { query: { fileName } })).code);
    expect((await app.client((await buildCustomer(app.platform)).token).call(download, { query: { fileName: key } })).code).toBe(404);
    const sent = await own.call(download, { query: { fileName: key, delete: 'true' } });
    expect(sent.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(sent.headers['content-disposition']).toMatch(/^attachment/);
    expect(sent.headers['content-security-policy']).toContain('sandbox');
    expect((await own.call(listAttachments, { query: { requestId } })).data).toHaveLength(1);
    expect((await own.call(getInfo, {})).code).toBe(200);
  });
});
