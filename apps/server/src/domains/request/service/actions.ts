import { availableActions, type AvailableAction } from '@heliodesk/contract/kit';
import { lifecycleOf, type RequestGuard } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Platform } from '#src/platform/platform.ts';
import { guardContextOf, timedGuards } from '../guard-context.ts';
import type { RequestRecord } from '../store.ts';

/** The actions on a submitted request, as far as this domain's own guards and the time go. */
export const actionsFor = (platform: Platform, actor: Caller, request: RequestRecord): AvailableAction[] =>
  actionsOf(actor, request, timedGuards(request, platform.clock.now()));

/** The actions that this caller may see on the request. */
export const actionsOf = (actor: Caller, request: RequestRecord, extraGuards: readonly RequestGuard[] = []): AvailableAction[] =>
  availableActions(lifecycleOf(request.type), request.status, guardContextOf(actor, request, extraGuards));
