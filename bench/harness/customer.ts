import { readFile } from 'node:fs/promises';
import type { RequestSaved } from '@heliodesk/contract/request';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { claimBody } from '../../apps/server/src/domains/module-claim/seed.ts';

/** A customer at the server, who files module claims. */
export class Customer {
  readonly #url: string;
  readonly #token: string;
  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async call<Data>(method: string, path: string, body?: object | FormData): Promise<Data> {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await fetch(this.#url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data };
    if (code !== 200) throw new Error(`${method} ${path}: ${code} ${msg}`);
    return data;
  }

  /** Saves a new draft. */
  save(): Promise<RequestSaved> {
    return this.call<RequestSaved>('POST', '/api/module/save', claimBody());
  }

  async draft(): Promise<number> {
    return (await this.save()).requestId;
  }

  importStatus(requestId: number): Promise<ImportStatus> {
    return this.call<ImportStatus>('GET', `/api/module/importStatus?requestId=${requestId}`);
  }

  /** Looks at the latest import again and again until it has come to one of the states. */
  async until(requestId: number, states: ImportStatus['state'][]): Promise<ImportStatus> {
    for (;;) {
      const status = await this.importStatus(requestId);
      if (states.includes(status.state)) return status;
      if (status.state === 'failed') throw new Error(`the import failed: ${status.message}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Uploads a file to be imported. */
  async upload(requestId: number, path: string): Promise<{ importId: number }> {
    const form = new FormData();
    form.append('requestId', String(requestId));
    form.append('file', new File([await readFile(path)], 'modules.xlsx'));
    return this.call<{ importId: number }>('POST', '/api/module/uploadModuleSnExcel', form);
  }

  /** Uploads and takes over; milliseconds of the upload, until all is read, and until all is taken over. */
  async import(requestId: number, path: string, rows: number): Promise<{ uploaded: number; read: number; done: number }> {
    const started = performance.now();
    const { importId } = await this.upload(requestId, path);
    const uploaded = performance.now() - started;
    const status = await this.until(requestId, ['ready']);
    if (status.valid !== rows) throw new Error(`${status.valid} rows were found valid`);
    const read = performance.now() - started;
    await this.call('GET', `/api/module/insertBatchSN?requestId=${requestId}&importId=${importId}`);
    await this.until(requestId, ['done']);
    return { uploaded, read, done: performance.now() - started };
  }
}
