import { RequestAddressReq } from '@heliodesk/contract/account';
import { keepAddress } from '#src/domains/account/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { updateKeptAs } from '../address-store.ts';
import type { DraftValues } from '../kinds.ts';
import type { BoundRequest } from '../store.ts';

/** Keeps the delivery address of a request that is being submitted in its company's address book, if that was asked for. */
export async function keepDeliveryAddress(
  context: WriteContext,
  draft: BoundRequest,
  address: DraftValues<unknown>['address'],
): Promise<void> {
  if (address?.keep == null) return;
  const { data } = RequestAddressReq.safeParse(address);
  await updateKeptAs(context.tx, draft.id, data && (await keepAddress(context, draft.account_id, data)));
}
