import { getModuleClaimProfile, updateModuleDetails } from '@heliodesk/contract/module-claim';
import { askCustomer, confirmTip, deskRequest, pickUp } from '@heliodesk/contract/request';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import type { TestApp } from './test-app.ts';

interface Built {
  customer: BuiltCustomer;
  agent: Awaited<ReturnType<typeof buildStaff>>;
  requestId: number;
  version: number;
}

type Fields = readonly (string | { field: string; question: string })[];

/** Claims that someone has picked up, and what the two sides do about a task that asks for details. */
export function detailsAsked(app: () => TestApp) {
  const as = ({ token }: { token: string }) => app().client(token);

  async function pickedUp(customer: BuiltCustomer, filed: { requestId: number; version: number }): Promise<Built> {
    const agent = await buildStaff(app().platform, { role: 'agent' });
    const { requestId, version } = filed;
    const picked = await as(agent).call(pickUp, { body: { requestId, version } });
    return { customer, agent, requestId, version: picked.data.version };
  }

  const serials = Array.from({ length: 4 }, (_, index) => `HD7226W14A01884${index}`);

  async function buildModuleClaim(customer?: BuiltCustomer): Promise<Built> {
    const who = customer ?? (await buildCustomer(app().platform));
    return pickedUp(who, await buildClaim(app().platform, who, { submit: true, serials }));
  }

  async function buildParts(): Promise<Built> {
    const customer = await buildCustomer(app().platform);
    return pickedUp(customer, await buildTrackerClaim(app().platform, customer, { submit: true }));
  }

  const askFor = ({ agent, requestId, version }: Omit<Built, 'customer'>, fields: Fields, content = '') =>
    as(agent).call(askCustomer, {
      body: {
        requestId,
        version,
        tipsType: 1,
        fields: fields.map((field) => (typeof field === 'string' ? { field } : field)),
        content,
      },
    });
  /** Asks, and answers the tip's message. */
  const asked = async (built: Omit<Built, 'customer'>, fields: Fields): Promise<number> => (await askFor(built, fields)).data.tip.msgId;

  const save = (person: { token: string }, body: { msgId: number; version?: number; basicReq?: object; moduleClaim?: object }) =>
    as(person).call(updateModuleDetails, { body });
  const confirm = (person: { token: string }, msgId: number) => as(person).call(confirmTip, { query: { msgId } });
  const claimOf = async (person: { token: string }, id: number) =>
    (await as(person).call(getModuleClaimProfile, { params: { id } })).data.moduleClaimInfo;
  const seen = async ({ agent, requestId }: Omit<Built, 'customer'>) => (await as(agent).call(deskRequest, { params: { requestId } })).data;
  return { as, pickedUp, serials, buildModuleClaim, buildParts, askFor, asked, save, confirm, claimOf, seen };
}
