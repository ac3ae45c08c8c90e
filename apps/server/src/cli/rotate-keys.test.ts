// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealBatch } from '#src/domains/payment/index.ts';
import { createKeyRing } from '#src/platform/crypto/key-ring.ts';
import { recordCurrentKey } from '#src/platform/crypto/recorded-keys.ts';
import { prepareData, type DurableData, type OpenedData } from '#src/testing/durable-data.ts';
import { buildSealedClaim, openAll, sealEntries, type SealedClaim } from '#src/testing/sealed-entries.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { sealingKey } from '#src/testing/test-config.ts';
import { endOf, spawnCommand } from '#src/testing/spawned-command.ts';

const second = { version: 2, secret: 'Zs4Jr8GnVb1McXq5Wk9TyLd3HpFo6AeUi2Rt0NzQwKx=' };
const third = { version: 3, secret: 'Qk7dPz2YtN5wHs0VxEr8JmLc4GfBa1UoIy6TnWq3XeR=' };
const oldRing = createKeyRing([sealingKey]);
const newRing = createKeyRing([second, sealingKey]);
const settingOf = (...keys: readonly { version: number; secret: string }[]): string =>
  keys.map(({ version, secret }) => `${version}:${secret}`).join(',');
const accountsOf = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `ES00${String(first + index).padStart(20, '0')}`);

describe('the command that moves bank details to a new key', () => {
  let data: DurableData;
  let claim: SealedClaim;
  const accounts = accountsOf(1, 40);
  beforeAll(async () => {
    data = await prepareData(async ({ platform }) => {
      claim = await buildSealedClaim(platform);
      await sealEntries(platform, oldRing, claim, { accounts });
    });
  });
  afterAll(() => data.remove());

  const start = (keys: string, ...args: string[]) =>
    spawnCommand('rotate-keys', args, {
      HELIODESK_DEMO: 'on',
      DATA_DIR: data.dataDir,
      HELIODESK_KEYS: keys,
      ...(data.databaseUrl === undefined ? {} : { DATABASE_URL: data.databaseUrl }),
    });
  const rotate = (keys: string, ...args: string[]) => endOf(start(keys, ...args));

  async function look<Seen>(see: (opened: OpenedData) => Promise<Seen>): Promise<Seen> {
    const opened = await data.open();
    try {
      return await see(opened);
    } finally {
      await opened.stop();
    }
  }

  it('killed between two batches, goes on where it stopped', async () => {
    const command = start(settingOf(second, sealingKey), '--batch', '1');
    const ended = new Promise((resolve) => command.once('close', resolve));
    await new Promise<void>((resolve) => {
      let shown = '';
      command.stderr?.on('data', (piece) => {
        shown += String(piece);
        if (shown.split('\n').length > 3) resolve();
      });
    });
    command.kill('SIGKILL');
    await ended;
    await look(async ({ platform: { db } }) => {
      const halfway = await openAll(db, newRing);
      expect(halfway.accounts).toEqual(accounts);
      expect(halfway.versions).toEqual([1, 2]);
    });

    const { code, out, err } = await rotate(settingOf(second, sealingKey), '--batch', '7');
    expect(code).toBe(0);
    expect(err).toMatch(/\d+ records of \d+ moved to key 2\n$/);
    expect(out).toMatch(
      /^Key 2 seals all records; \d+ records moved to it\nOnce every server seals with key 2, forget key 1 with --drop 1\n$/,
    );
    await look(async ({ platform: { db } }) => {
      expect(await openAll(db, createKeyRing([second]))).toEqual({ accounts, versions: [2] });
    });
    expect((await rotate(settingOf(second, sealingKey))).out).toContain('0 records moved');
  });

  it('drops a key only once nothing is sealed under it, and never the one that seals', async () => {
    await look(({ platform }) => sealEntries(platform, oldRing, claim, { accounts: accountsOf(41, 1), from: 41 }));
    const keys = settingOf(second, sealingKey);
    expect(await rotate(keys, '--drop', '1')).toMatchObject({
      code: 1,
      err: 'Key 1 still seals 1 record, so it stays. Run rotate-keys first\n',
    });
    expect(await rotate(keys, '--drop', '2')).toMatchObject({ code: 1, err: 'Key 2 is the one that seals, so it stays\n' });
    expect(await rotate(keys)).toMatchObject({ code: 0 });
    expect(await rotate(keys, '--drop', '1')).toMatchObject({ code: 0, out: 'Key 1 is forgotten; take it out of HELIODESK_KEYS\n' });
    expect(await rotate(keys, '--drop', '1')).toMatchObject({ code: 1, err: 'There is no key 1 to forget\n' });
    expect(await rotate(settingOf(second))).toMatchObject({ code: 0, out: 'Key 2 seals all records; 0 records moved to it\n' });
  });

  it.each<[string, string, string[], number, string]>([
    ['a key that records need', settingOf(third), [], 78, 'HELIODESK_KEYS lacks key 2, which records are sealed under'],
    ['another key of the version', settingOf({ ...third, version: 2 }), [], 78, 'key 2 is not the one that records are sealed under'],
    ['a batch of nothing', settingOf(second), ['--batch', '0'], 1, '--batch has to be a whole number from 1 to 5000'],
    ['a key without a number', settingOf(second), ['--drop', 'one'], 1, '--drop has to be a whole number from 1 to 9999'],
    ['an unknown option', settingOf(second), ['--key', '1'], 1, "Unknown option '--key'"],
  ])('says what is wrong with %s, and changes nothing', async (_, keys, args, code, words) => {
    const { code: ended, err } = await rotate(keys, ...args);
    expect(ended).toBe(code);
    expect(err).toContain(words);
    expect(err).not.toContain('    at ');
    expect(err).not.toContain(third.secret);
  });
});

describe('moving to a new key while bank details are written', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('loses none, whichever key the servers seal with in the meantime', async () => {
    const { db } = app.platform;
    const claim = await buildSealedClaim(app.platform);
    const accounts = accountsOf(1, 60);
    await sealEntries(app.platform, oldRing, claim, { accounts: accounts.slice(0, 20) });
    await recordCurrentKey(db, app.clock, newRing);
    const write = async (): Promise<void> => {
      for (let entry = 21; entry <= 60; entry += 1)
        await sealEntries(app.platform, entry % 2 === 0 ? oldRing : newRing, claim, { accounts: accountsOf(entry, 1), from: entry });
    };
    const rotate = async (): Promise<void> => {
      for (let moved = -1; moved !== 0;) moved = await resealBatch(db, newRing, 3);
    };
    await Promise.all([write(), rotate(), rotate()]);
    await rotate();
    expect(await openAll(db, createKeyRing([second]))).toEqual({ accounts, versions: [2] });
  });

  it('is undone as a whole where an entry was changed by someone else, and says so', async () => {
    const { db } = app.platform;
    const claim = await buildSealedClaim(app.platform);
    await sealEntries(app.platform, oldRing, claim, { accounts: accountsOf(1, 3) });
    await db
      .updateTable('bank_details_entry')
      .set({ sealed: Buffer.alloc(60) })
      .where('bank_details_id', '=', claim.bankDetailsId)
      .where('entry', '=', 2)
      .execute();
    await expect(resealBatch(db, newRing, 10)).rejects.toThrow('authenticate');
    const versions = await db
      .selectFrom('bank_details_entry')
      .select('key_version')
      .where('bank_details_id', '=', claim.bankDetailsId)
      .execute();
    expect(versions.map(({ key_version }) => key_version)).toEqual([1, 1, 1]);
  });
});
