import type { RequestActed } from '@heliodesk/contract/request';
import { findUser } from '#src/domains/identity/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { RequestRecord } from '../store.ts';
import { actionsFor } from './actions.ts';

/** What an action on a request answers; `contactName` is its owner's name. */
export const acted = ({ platform, actor }: Context, request: RequestRecord, contactName: string): RequestActed => ({
  requestId: request.id,
  requestNo: request.request_no,
  version: request.version,
  status: request.status,
  ownerId: request.owner_id,
  contactName,
  waitingOn: request.waiting_on,
  nodes: request.nodes,
  updateTime: request.updated_at.toISOString(),
  actions: actionsFor(platform, actor, request),
});

/** The name of an owner; empty without one. */
export const nameOf = async (tx: Db | Tx, userId: number | null): Promise<string> =>
  userId === null ? '' : ((await findUser(tx, userId))?.name ?? '');
