import * as api from '@heliodesk/contract/request';
import { transaction } from '#src/platform/db/transaction.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import type { RequestPorts } from './ports.ts';
import { findColleagues } from './people-store.ts';
import { listOnBehalfDrafts } from './service/on-behalf-drafts.ts';
import { getRequestDetail } from './service/detail.ts';
import { deleteOwnDraft } from './service/draft.ts';
import { countDesk, countOwnRequests, listDesk, listOwnRequests } from './service/lists.ts';
import { countOpenTips } from './open-tips-store.ts';
import { assignRequest, changeRequestOwner, pickUpRequest, withdrawOwnRequest } from './service/ownership.ts';

/** The spine of all requests: lists, the desk, one request, and the actions that all kinds share. */
export function registerRequest(mounting: Mounting, ports: RequestPorts): void {
  const { platform } = mounting;
  const context = { platform, ports };
  mount(mounting, api.listRequests, ({ actor, query }) => listOwnRequests(context, actor, query));
  mount(mounting, api.countRequests, ({ actor, query }) => countOwnRequests(context, actor, query.company));
  mount(mounting, api.getRequest, ({ actor, params }) => getRequestDetail(context, actor, params.requestId));
  mount(mounting, api.getTipsCount, ({ actor }) => countOpenTips(platform.db, actor));
  mount(mounting, api.listOnBehalfDrafts, ({ actor, query }) => listOnBehalfDrafts(platform.db, actor, query));
  mount(mounting, api.deleteDraft, async ({ actor, params, origin }) => {
    await transaction(platform.db, (tx) => deleteOwnDraft(platform, tx, actor, params.requestId, origin));
    return null;
  });
  mount(mounting, api.withdrawRequest, ({ tx, actor, body }) => withdrawOwnRequest(context, tx, actor, body));
  mount(mounting, api.deskList, ({ actor, query }) => listDesk(context, actor, query));
  mount(mounting, api.deskCounts, ({ actor }) => countDesk(context, actor));
  mount(mounting, api.listColleagues, ({ query }) => findColleagues(platform.db, query.type));
  mount(mounting, api.deskRequest, ({ actor, params }) => getRequestDetail(context, actor, params.requestId));
  mount(mounting, api.pickUp, ({ tx, actor, body }) => pickUpRequest(context, tx, actor, body));
  mount(mounting, api.assign, ({ tx, actor, body }) => assignRequest(context, tx, actor, body));
  mount(mounting, api.changeOwner, ({ tx, actor, body }) => changeRequestOwner(context, tx, actor, body));
}
