import { randomUUID } from 'node:crypto';
import { enterByLink } from '@heliodesk/contract/identity';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildCase, type BuiltCase } from '#src/domains/case-chat/seed.ts';
import { signLink } from '#src/domains/identity/service/guests/guest-link.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { TestApp } from './test-app.ts';
import { guestHost } from './test-config.ts';

export interface BuiltGuest {
  guestId: number;
  name: string;
  email: string;
  token: string;
}

/** A link of the host under test, signed at the moment of the server's clock; `change` sets or replaces parameters. */
export function guestLink(
  app: TestApp,
  change: Record<string, string> = {},
  { secret }: { secret: string } = guestHost,
): Record<string, string> {
  const t = String(Math.floor(app.clock.now().getTime() / 1_000));
  const query = { purpose: 'chat', userEmail: `guest.${randomUUID().slice(0, 8)}@rts.example`, lang: 'en', t, ...change };
  return { ...query, s: signLink(secret, query).toString('hex') };
}

/** A guest who has come to a request by a signed link, as the product lets them in. */
export async function buildGuest(
  app: TestApp,
  requestId: number,
  { name = 'Gwen Guest', email = `gwen.${randomUUID().slice(0, 8)}@rts.example` }: { name?: string; email?: string } = {},
): Promise<BuiltGuest> {
  const query = guestLink(app, { requestId: String(requestId), userName: name, userEmail: email });
  const { code, data } = await app.client().call(enterByLink, { body: { query } });
  if (code !== 200) throw new Error(`The guest was not let in to request ${requestId}`);
  const { id } = await app.platform.db.selectFrom('guest').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { guestId: id, name, email, token: data.token };
}

/** A contact, who signs in, of a company whose requests guests of an RTS host may be let in to. */
export async function buildRtsContact(platform: Platform): Promise<BuiltCustomer> {
  const customer = await buildCustomer(platform);
  await platform.db.updateTable('account').set({ customer_type: 1 }).where('id', '=', customer.accountId).execute();
  return customer;
}

/** A submitted enquiry of an RTS company, with an agent and a guest in its conversation. */
export async function buildGuestCase(app: TestApp): Promise<BuiltCase & { guest: BuiltGuest }> {
  const built = await buildCase(app.platform, { customer: await buildRtsContact(app.platform) });
  return { ...built, guest: await buildGuest(app, built.requestId) };
}

/** An enquiry that a guest asked and no one has bound to a company yet, with what its guest says about themselves. */
export async function buildUnboundEnquiry(
  app: TestApp,
  { email, companyName = '', taxNo = '' }: { email?: string; companyName?: string; taxNo?: string } = {},
): Promise<Pick<BuiltCase, 'agent' | 'requestId' | 'requestNo'> & { guest: BuiltGuest }> {
  const { agent, requestId, requestNo } = await buildCase(app.platform, { customer: await buildRtsContact(app.platform) });
  const guest = await buildGuest(app, requestId, email === undefined ? {} : { email });
  await app.platform.db
    .updateTable('request')
    .set({ account_id: null, contact_id: null, created_by: null, guest_id: guest.guestId })
    .where('id', '=', requestId)
    .execute();
  await app.platform.db
    .updateTable('enquiry')
    .set({ company_name: companyName, tax_no: taxNo })
    .where('request_id', '=', requestId)
    .execute();
  return { agent, requestId, requestNo, guest };
}
