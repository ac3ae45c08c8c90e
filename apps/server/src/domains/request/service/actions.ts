import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { lifecycleOf, type RequestGuard } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import { guardContextOf } from '../guard-context.ts';
import type { RequestRecord } from '../store.ts';

/** The actions that this caller may see on the request. */
export const actionsOf = (actor: Caller, request: RequestRecord, extraGuards: readonly RequestGuard[] = []): AvailableAction[] =>
  availableActions(lifecycleOf(request.type), request.status, guardContextOf(actor, request, extraGuards));
