import * as api from '@heliodesk/contract/request';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { listPossibleDuplicates } from './service/duplicates.ts';
import { linkAsDuplicate, unlinkDuplicates } from './service/link-duplicate.ts';
import { logPhoneCall } from './service/log-call.ts';
import { listRelatedRequests } from './service/related.ts';
import { turnIntoClaim } from './service/turn-into-claim.ts';
import { splitClaim } from './service/split.ts';
import { reopenCase } from './service/reopen.ts';

/** What staff do in a case beside its usual steps. */
export function registerCaseWork(mounting: Mounting): void {
  mount(mounting, api.logCall, (context, { body }) => logPhoneCall(context, body));
  mount(mounting, api.listRelated, (context, { query }) => listRelatedRequests(context, query.requestId));
  mount(mounting, api.listDuplicates, (context, { query }) => listPossibleDuplicates(context, query.requestId));
  mount(mounting, api.linkDuplicate, (context, { body }) => linkAsDuplicate(context, body));
  mount(mounting, api.unlinkDuplicate, (context, { body }) => unlinkDuplicates(context, body));
  mount(mounting, api.turnIntoClaim, (context, { body }) => turnIntoClaim(context, body));
  mount(mounting, api.splitClaim, (context, { body }) => splitClaim(context, body));
  mount(mounting, api.reopenCase, (context, { body }) => reopenCase(context, body));
}
