import { listExchanges, type BatchSettlement } from '@heliodesk/contract/shipment';
import type { Try } from './attempt.ts';

/** The exchanges of a request that someone sees, each with its deliveries and what they may do with them. */
export async function exchangesOf({ person, state: { request } }: Try): Promise<BatchSettlement[]> {
  const { code, data } = await person.client.call(listExchanges, { query: { requestId: request.id } });
  return code === 200 ? data : [];
}

/** Whether a step of an exchange or a delivery can be taken now. */
export const allows = ({ actions }: Pick<BatchSettlement, 'actions'>, action: string): boolean =>
  actions.some(({ name, blockedBy }) => name === action && blockedBy.length === 0);
