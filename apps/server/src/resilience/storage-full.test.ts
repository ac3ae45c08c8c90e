import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFile } from '@heliodesk/contract/attachment';
import { uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { serialSheet, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { isStorageFull } from '#src/platform/storage/storage-full.ts';
import { prepareData, type DurableData } from '#src/testing/durable-data.ts';
import { eventually } from '#src/testing/eventually.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

const file = { name: 'report.txt', content: Buffer.alloc(2 * 1024 * 1024, 'x') };
const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('an error', () => {
  it.each([
    noSpace(),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    new Error('E_CANNOT_WRITE_FILE', { cause: noSpace() }),
  ])('%s says that no space is left', (error) => expect(isStorageFull(error)).toBe(true));
  it.each([new Error('no space'), { code: 'ENOSPC' }, undefined])('%s does not', (error) => expect(isStorageFull(error)).toBe(false));
});

describe('storage that is full', () => {
  let app: TestApp;
  let customer: BuiltCustomer;
  let requestId: number;
  beforeAll(async () => {
    app = await startTestApp();
    customer = await buildCustomer(app.platform);
    requestId = (await buildClaim(app.platform, customer, { serials: [] })).requestId;
  });
  afterAll(() => app.stop());

  const upload = () => app.client(customer.token).call(addFile, { body: { requestId } }, { file });
  const readiness = async () => (await app.client().send({ method: 'GET', url: '/readyz' })).status;

  it('is told with a text of its own and by /readyz until there is space again', async () => {
    const put = vi.spyOn(app.platform.files, 'put').mockRejectedValue(noSpace());
    expect(await readiness()).toBe(200);
    expect(await upload()).toMatchObject({
      status: 503,
      code: 503,
      key: 'storageFull',
      msg: expect.stringContaining('storage is full') as string,
    });
    expect([await readiness(), await readiness()]).toEqual([503, 503]);
    put.mockRestore();
    expect(await readiness()).toBe(200);
    expect((await upload()).code).toBe(200);
  });

  it('is told by /readyz when a job runs into it, and the job continues when there is space again', async () => {
    const put = vi.spyOn(app.platform.files, 'put');
    const read = vi.spyOn(app.platform.files, 'read').mockRejectedValue(noSpace());
    const content = await serialSheet(serialsFrom('FULLDISK', 3).map((sn) => [sn]));
    const client = app.client(customer.token);
    await client.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } });
    put.mockRejectedValue(noSpace());
    await eventually(async () => expect(await readiness()).toBe(503));
    put.mockRestore();
    read.mockRestore();
    expect(await readiness()).toBe(200);
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'ready', valid: 3 });
  });
});

/** Whether this process may mount; where it may not, what is above has to do. */
function mountSmall(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const folderToMount = mkdtempSync(join(tmpdir(), 'heliodesk-full-'));
const isMounted = mountSmall(folderToMount);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', folderToMount]);
  rmSync(folderToMount, { recursive: true, force: true });
});

describe.skipIf(!isMounted)('a disk of files that is full', () => {
  let data: DurableData;
  let customer: BuiltCustomer;
  let requestId: number;
  beforeAll(async () => {
    data = await prepareData(async (app) => {
      customer = await buildCustomer(app.platform);
      requestId = (await buildClaim(app.platform, customer, { serials: [] })).requestId;
    });
    rmSync(join(data.dataDir, 'files'), { recursive: true, force: true });
    symlinkSync(folderToMount, join(data.dataDir, 'files'));
  });
  afterAll(() => data.remove());

  it('refuses uploads clearly, leaves nothing of them, and takes them again by itself', async () => {
    const server = data.spawn();
    try {
      const client = new RemoteClient(() => server.address, customer.token);
      const upload = () => client.call(addFile, { body: { requestId } }, { file });
      const readiness = async () => (await fetch(`${await server.address}/readyz`)).status;
      const ballast = join(folderToMount, 'ballast');
      writeFileSync(ballast, Buffer.alloc(3.5 * 1024 * 1024));
      const refused = await upload();
      expect(refused, server.output).toMatchObject({ status: 503, key: 'storageFull' });
      expect(await readiness()).toBe(503);
      rmSync(ballast);
      expect(await readiness()).toBe(200);
      expect((await upload()).code).toBe(200);
    } finally {
      await server.kill();
    }
  });
});
