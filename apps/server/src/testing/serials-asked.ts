import { askCustomer, confirmTip, deskRequest, listTips, pickUp, type Tip } from '@heliodesk/contract/request';
import {
  deleteSerials,
  insertSerials,
  listSerials,
  serialSummary,
  uploadSerials,
  type SerialListQuery,
} from '@heliodesk/contract/serial-number';
import type { z } from 'zod';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import type { TestApp } from './test-app.ts';

interface Person {
  token: string;
}

/** A submitted claim with some serial numbers that an agent has picked up, and what the two sides do about them. */
export async function pickedUpClaim(app: TestApp, serials: string[], company?: BuiltCustomer) {
  const customer = company ?? (await buildCustomer(app.platform));
  const agent = await buildStaff(app.platform, { role: 'module_agent' });
  const { requestId, version } = await buildClaim(app.platform, customer, { serials, submit: true });
  await app.client(agent.token).call(pickUp, { body: { requestId, version } });
  const as = ({ token }: Person) => app.client(token);
  const seen = async () => (await as(agent).call(deskRequest, { params: { requestId } })).data;
  const claim = {
    customer,
    agent,
    requestId,
    as,
    seen,
    ask: async (asked: object = { all: true }) =>
      as(agent).call(askCustomer, {
        body: { requestId, version: (await seen()).version, tipsType: 3, content: 'Two of them are unknown.', ...asked },
      }),
    insert: (who: Person, ...sns: string[]) =>
      as(who).call(insertSerials, { body: { requestId, snList: sns.map((sn) => ({ sn, moduleType: '' })) } }),
    list: (who: Person, query: z.input<typeof SerialListQuery> = {}) => as(who).call(listSerials, { params: { requestId }, query }),
    remove: async (who: Person, ...sns: string[]) => {
      const { data } = await as(who).call(listSerials, { params: { requestId }, query: { pageSize: 50 } });
      return as(who).call(deleteSerials, {
        body: { requestId, ids: data.filter(({ sn }) => sns.includes(sn)).map(({ id }) => id) },
      });
    },
    upload: (who: Person, content: Uint8Array) =>
      as(who).call(uploadSerials, { body: { requestId } }, { file: { name: 'new.xlsx', content } }),
    confirm: (who: Person, { msgId }: Pick<Tip, 'msgId'>) => as(who).call(confirmTip, { query: { msgId } }),
    tips: async (who: Person = customer) => (await as(who).call(listTips, { query: { requestId } })).data,
    summary: async (who: Person = customer) => (await as(who).call(serialSummary, { params: { requestId } })).data,
  };
  return claim;
}
