import { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { actorOf } from '#src/domains/request/seed.ts';
import { addTypedSerials, claimList } from '#src/domains/serial-number/index.ts';
import { contextOf, withTx } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { saveClaim } from './service.ts';

/** A module claim of one piece with everything that submitting asks for, apart from its serial number. */
export const claimBody = (
  claim: Partial<SaveModuleClaimBody['moduleClaim']> = {},
  desc = 'Hot spots on 480 modules, seen by drone after the first warm week.',
): SaveModuleClaimBody => ({
  basicReq: { desc, language: 'en', region: 724 },
  moduleClaim: {
    projectName: 'Almería Norte 3',
    capacity: '12.5',
    unit: '1',
    quantity: 1,
    projectCountry: 724,
    projectCity: 'Almería',
    projectAddress: 'Camino de la Sierra 14',
    type: '3',
    bracket: '1',
    lastRequestNo: '',
    defectDate: '2026-10-02',
    deliverPhone: '+34 600 123 456',
    deliverAddress: 'Camino de la Sierra 14, 04001 Almería',
    ...claim,
  },
  requestAddressReq: {
    contactPerson: 'Amelia Ortega',
    email: 'amelia.ortega@sierraclara.example',
    mobile: '+34 600 123 456',
    shipToCountry: 724,
    city: 'Almería',
    address: 'Camino de la Sierra 14',
    postalCode: '04001',
  },
});

export interface ClaimSeed {
  /** The contact that staff file it for. */
  onBehalfOf?: number;
  claim?: Partial<SaveModuleClaimBody['moduleClaim']>;
  desc?: string;
  basic?: Partial<SaveModuleClaimBody['basicReq']>;
  serials?: string[];
  /** Left as a draft unless told otherwise. */
  submit?: boolean;
}

/** A module claim of a customer, filed as the API files it; of as many pieces as it has serial numbers unless told otherwise. */
export async function buildClaim(
  platform: Platform,
  customer: Pick<BuiltCustomer, 'token'>,
  { claim, desc, basic = {}, serials = ['HD7226W14A018842'], submit = false, onBehalfOf }: ClaimSeed = {},
): Promise<RequestSubmitted> {
  const context = contextOf(platform, await actorOf(platform, customer));
  const whole = claimBody({ quantity: Math.max(1, serials.length), ...claim }, desc);
  const body = SaveModuleClaimBody.parse({ ...whole, onBehalfOf, basicReq: { ...whole.basicReq, ...basic } });
  const draft = await transaction(platform.db, (tx) => saveClaim(withTx(context, tx), body));
  const { requestId, version } = draft;
  if (serials.length > 0) {
    const snList = serials.map((sn) => ({ sn, moduleType: '' }));
    await transaction(platform.db, (tx) => addTypedSerials(withTx(context, tx), claimList(requestId), snList));
  }
  if (!submit) return draft;
  const submission = { ...body, basicReq: { ...body.basicReq, requestId }, submit, version };
  return transaction(platform.db, (tx) => saveClaim(withTx(context, tx), submission));
}
