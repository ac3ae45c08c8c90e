import type { Language } from '@heliodesk/contract/kit';
import type { MacroVariable, StepBlock, StepPreview } from '@heliodesk/contract/macro';
import type { RequestAction } from '@heliodesk/contract/request';
import { checkAction, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { Failure } from '#src/platform/http/failure.ts';

/** What the steps of one run have in common. */
export interface Scene {
  /** Which the customer reads. */
  language: Language;
  /** What texts are filled with. */
  values: Readonly<Record<MacroVariable, string>>;
}

type Facts = Omit<StepPreview, 'kind' | 'blocked' | 'reason'>;
export type Blocked = NonNullable<StepPreview['blocked']>;

/** What a step would do to a request, and what it leaves. */
export interface Plan extends Facts {
  blocked: Blocked | null;
  /** Of a proposal, in dictionary `reject_reason`. */
  reasonCode: string;
  /** What the step changes about the request, as far as later steps depend on it. */
  leaves: Partial<RequestRecord>;
}

/** How a kind of step is planned and carried out. */
export interface StepRunner<Step> {
  /** What it would do to the request as the steps before it leave it. Reads, and nothing else. */
  plan: (context: Context, scene: Scene, request: RequestRecord, step: Step) => Promise<Plan> | Plan;
  /** Does what was planned, its text perhaps changed by the one who runs it; the request is locked. */
  run: (context: WriteContext, request: RequestRecord, planned: Plan, step: Step) => Promise<unknown>;
  /** What it asks the customer for, in the customer's language; for steps that ask. */
  missing?: (context: Context, request: RequestRecord, step: Step, language: Language) => Promise<string>;
}

const nothing: Plan = {
  text: null,
  textLimit: 0,
  textLanguage: null,
  waitingOn: null,
  photos: [],
  leftOut: [],
  dueTime: null,
  reasonCode: '',
  note: '',
  blocked: null,
  leaves: {},
};

/** A plan by what is special about it. */
export const planOf = (special: Partial<Plan>): Plan => ({ ...nothing, ...special });

/** Why a step can't be done that isn't about the request's lifecycle. */
export const blockedBy = (why: StepBlock): Blocked => ({ why, guards: [] });

/** What the request's lifecycle says against an action; `null` if nothing. */
export function blockOfAction(context: Context, request: RequestRecord, action: RequestAction): Blocked | null {
  try {
    checkAction(context, request, action);
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return blockOfFailure(error);
  }
}

/** The same of a refusal. */
export function blockOfFailure({ key, data }: Failure): Blocked {
  const guards = Array.isArray(data['blockedBy']) ? data['blockedBy'].filter((guard) => typeof guard === 'string') : [];
  return key === 'action.blocked' ? { why: 'guards', guards } : { why: 'notAllowed', guards: [] };
}
