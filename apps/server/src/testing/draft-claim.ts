import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { insertSerials, listImports, serialSummary, uploadSerials, type ImportStatus } from '@heliodesk/contract/serial-number';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { serialSheet, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { settledImport } from './settled-import.ts';
import type { TestApp } from './test-app.ts';

/** A draft claim of a new customer, still without serial numbers, and what can be done with them. */
export async function draftClaim(app: TestApp) {
  const client = app.client((await buildCustomer(app.platform)).token);
  const { requestId, version } = (await client.call(saveModuleClaim, { body: claimBody() })).data;
  return {
    client,
    requestId,
    version,
    insert: (...sns: string[]) => client.call(insertSerials, { body: { requestId, snList: sns.map((sn) => ({ sn })) } }),
    upload: (content: Uint8Array, name = 'modules.xlsx') =>
      client.call(uploadSerials, { body: { requestId } }, { file: { name, content } }),
    imports: async (): Promise<ImportStatus[]> => (await client.call(listImports, { query: { requestId } })).data,
    total: async (): Promise<number> => (await client.call(serialSummary, { params: { requestId } })).data.total,
  };
}

/** A spreadsheet of numbers that no registry knows. */
export const sheetOf = (prefix: string, count: number): Promise<Uint8Array> => serialSheet(serialsFrom(prefix, count).map((sn) => [sn]));

/** The same, with a spreadsheet that has been read. */
export async function draftWithImport(app: TestApp, content: Uint8Array) {
  const claim = await draftClaim(app);
  const { importId } = (await claim.upload(content)).data;
  return { ...claim, importId, status: await settledImport(claim.client, claim.requestId) };
}
