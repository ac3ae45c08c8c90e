import { readFile } from 'node:fs/promises';
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

  async draft(): Promise<number> {
    return (await this.call<{ requestId: number }>('POST', '/api/module/save', claimBody())).requestId;
  }

  async #until(path: string, states: ImportStatus['state'][]): Promise<ImportStatus> {
    for (;;) {
      const status = await this.call<ImportStatus>('GET', path);
      if (states.includes(status.state)) return status;
      if (status.state === 'failed') throw new Error(`the import failed: ${status.message}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Uploads and takes over; milliseconds of the upload, until all is read, and until all is taken over. */
  async import(requestId: number, path: string, rows: number): Promise<{ uploaded: number; read: number; done: number }> {
    const form = new FormData();
    form.append('requestId', String(requestId));
    form.append('file', new File([await readFile(path)], 'modules.xlsx'));
    const started = performance.now();
    const { importId } = await this.call<{ importId: number }>('POST', '/api/module/uploadModuleSnExcel', form);
    const uploaded = performance.now() - started;
    const status = await this.#until(`/api/module/importStatus?requestId=${requestId}`, ['ready']);
    if (status.valid !== rows) throw new Error(`${status.valid} rows were found valid`);
    const read = performance.now() - started;
    await this.#until(`/api/module/insertBatchSN?requestId=${requestId}&importId=${importId}`, ['done']);
    return { uploaded, read, done: performance.now() - started };
  }
}
