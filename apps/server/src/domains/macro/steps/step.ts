import type { Language } from '@heliodesk/contract/kit';
import type { MacroVariable, StepBlock, StepPreview } from '@heliodesk/contract/macro';
import type { RequestAction, AskableTipType } from '@heliodesk/contract/request';
import { checkAction, findOpenTip, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { Failure } from '#src/platform/http/failure.ts';

/** Texts are written in a language, and filled with values in it. */
export interface Wording {
  language: Language;
  values: Readonly<Record<MacroVariable, string>>;
}

/** What the steps of one run have in common: how the customer reads them. */
export interface Scene extends Wording {
  /** How the one who runs them reads them. */
  own: Wording;
  /** A claim of another company that the request is linked with before: customers never learn of it. */
  isOfOtherCompany: boolean;
}

/** What was chosen for a step that leaves it open. */
export interface StepInput {
  fields: readonly string[];
  duplicateNo: string;
  addressIds?: readonly number[] | undefined;
  etd?: string | undefined;
  eta?: string | undefined;
  reason: string;
}

/** The same for one step, with what was chosen for it. */
export interface StepScene extends Scene {
  input: StepInput;
}

export const noInput: StepInput = { fields: [], duplicateNo: '', reason: '' };

/** What a step has done, as far as it can be taken back. */
export type Done = { undo: 'tip'; tipsId: number } | { undo: 'message'; msgId: number } | { undo: 'proposal' } | { undo: null };

export const cannotUndo: Done = { undo: null };

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
  plan: (context: Context, scene: StepScene, request: RequestRecord, step: Step) => Promise<Plan> | Plan;
  /** Does what was planned, its text perhaps changed by the one who runs it; the request is locked. */
  run: (context: WriteContext, request: RequestRecord, planned: Plan, step: Step) => Promise<Done>;
  /** What it asks the customer for, in a language; for steps that ask. */
  missing?: (context: Context, request: RequestRecord, step: Step, asking: Asking) => Promise<string>;
  /** What else texts are filled with, in a language; for steps that know more. */
  values?: (context: Context, request: RequestRecord, step: Step, asking: Asking) => Promise<Partial<Wording['values']>>;
}

/** In which language, and with what was chosen. */
interface Asking {
  language: Language;
  input: StepInput;
}

const nothing: Plan = {
  text: null,
  textLimit: 0,
  textLanguage: null,
  waitingOn: null,
  photos: [],
  leftOut: [],
  input: null,
  fields: [],
  fieldChoices: [],
  serials: null,
  duplicateNo: '',
  dates: null,
  tasks: '',
  dueTime: null,
  reasonCode: '',
  note: '',
  blocked: null,
  leaves: {},
};

/** A plan by what is special about it. */
export const planOf = (special: Partial<Plan>): Plan => ({ ...nothing, ...special });

/** Why a step can't be done that isn't about the request's lifecycle. */
export const blockedBy = (why: StepBlock): Blocked => ({ why, guards: [], task: null });

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
  return key === 'action.blocked' ? { why: 'guards', guards, task: null } : blockedBy('notAllowed');
}

/** What is asked for already isn't asked for in passing: that would replace words that someone chose. */
export async function blockOfSame(context: Context, request: RequestRecord, tipsType: AskableTipType): Promise<Blocked | null> {
  const open = await findOpenTip(context, request, tipsType);
  if (open === undefined) return null;
  const { id: tipsId, asker, askedAt } = open;
  return { why: 'alreadyAsked', guards: [], task: { tipsId, asker, askTime: askedAt.toISOString() } };
}
