import type { FieldError, Language } from '@heliodesk/contract/kit';
import type { StoredDictType } from '@heliodesk/contract/reference';
import { lastDraftStep } from '@heliodesk/contract/request';
import type { draftState, RequestSubmitted, RequestType } from '@heliodesk/contract/request';
import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { DraftFormProps } from './draft-form.tsx';
import type { DraftChange } from './draft-values.ts';

/** What a draft is called, and what it is called while no one types a title. */
export interface DraftTitle {
  shown: string;
  made: string;
}

/** The title as the server tells it: the typed one is empty where there is none. */
export const draftTitle = ({ title, madeTitle }: { title: string; madeTitle: string }): DraftTitle => ({
  shown: title || madeTitle,
  made: madeTitle,
});

/** A draft as it is stored, or a copy to begin with. */
export interface StoredDraft<Values> extends z.output<z.ZodObject<typeof draftState>> {
  title: DraftTitle;
  /** Of which kind it is, whatever address it was asked for at. */
  type: RequestType;
  values: Values;
  requestNo: string | null;
}

/** What one save carries; a kind lays it out as its save call takes it. */
export interface DraftToSave<Values> {
  values: Values;
  /** Belongs into the part that all kinds share. */
  head: { requestId: number | null; requestNo: string | null; requestType: RequestType };
  options: {
    version?: number | undefined;
    onBehalfOf?: number | undefined;
    /** Of a copy: the request whose files come along with the first save. */
    cloneOf?: number | undefined;
    submit?: true;
  };
}

/** How a save is called. */
export interface SaveSettings {
  idempotencyKey: string;
  background?: boolean;
  quiet?: boolean;
}

/** A step with fields: it continues when they are in order. */
export interface FieldsStep<Values> {
  key: string;
  Fields: ComponentType<FieldsStepProps<Values>>;
  /** The step once more, before everything is submitted. */
  Review: ComponentType<ReviewProps<Values>>;
  /** So little to look at that it takes half the width there. */
  isShort?: boolean;
}

export interface ReviewProps<Values> {
  values: Values;
  /** Paths of the fields that are still missing or wrong. */
  open: ReadonlySet<string>;
}

export interface FieldsStepProps<Values> extends DraftFormProps<Values> {
  /** The title made from what is saved, once there is something. */
  madeTitle: string | undefined;
  /** The customer staff are acting for. */
  contactId: number | undefined;
}

export interface WorkProps {
  requestId: number;
  /** To be called when the server takes no more changes, because the draft is none anymore. */
  onFrozen?: () => void;
}

/** A step that works on the stored draft itself, such as its files; it opens once the draft has its number. */
export interface WorkStep {
  key: string;
  Work: ComponentType<WorkProps>;
  Review: ComponentType<{ requestId: number }>;
  isShort?: boolean;
}

export type DraftStep<Values> = FieldsStep<Values> | WorkStep;

/** What the fields do not tell of a step. */
export interface StepState {
  /** Why one cannot continue from it just now. */
  block?: string | undefined;
  /** Why the request cannot be submitted. */
  fault?: string | undefined;
  /** Fields that don't fit what is elsewhere. */
  faults?: readonly FieldError[];
  /** Nothing of what it asks for is there; the request can be submitted without it. */
  isOpen?: boolean;
  /** It is not known, or not yet. */
  isUnknown?: boolean;
  /** It will be known in a moment. */
  isLoading?: boolean;
  /** When what the step stores by itself was last changed. */
  savedAt?: string | undefined;
}

/** States of steps by their key; where there is nothing to say of a step, it has none. */
export type StepStates = Readonly<Record<string, StepState>>;

export interface StepStatesProps<Values> {
  requestId: number | undefined;
  /** Of the whole draft, as they are right now. */
  values: Values;
  /** The customer staff are acting for. */
  contactId: number | undefined;
  children: (states: StepStates) => ReactNode;
}

/** Translates keys of all namespaces: `moduleClaim:submit`. */
export type Translate = i18n['t'];

/** What is said of a kind, from its wizard to the page of what was submitted. */
export interface DraftTexts {
  /** Names of the kind's own steps, and what the button says that leads to them. */
  steps: Readonly<Record<string, { title: string; continueTo?: string }>>;
  /** Above the last check, and below what it still asks for. */
  check: { title: string; note?: string };
  submit: string;
  /** Of a copy: what came along and what did not. */
  copied: string;
  /** Staff have started it for the customer who continues with it. */
  startedFor: (by: string) => ReactNode;
  submitted: string;
  open: string;
  /** What happens to it once it is submitted: who looks at it first, and what it ends with. */
  next: { look: string; end: string };
  /** For staff who have not chosen a customer yet. */
  onBehalf: { title: string; atDesk: string; otherTeamTitle: string; otherTeamText: string };
}

/**
 * What a kind of request adds to the drafts of all: its fields with their rules, its steps, its calls and its words. Saving, resuming,
 * comparing, submitting, copying and noticing belong to the draft.
 */
export interface RequestDraftKind<Values extends object> {
  type: RequestType;
  /** Its own steps; the last one, where all is looked at and submitted, is every kind's. */
  steps: readonly DraftStep<Values>[];
  /** What submitting checks, in the paths of the save call. */
  Submission: z.ZodType;
  /** The step that has a field of the save call. */
  stepOf: (path: string) => string;
  empty: (language: Language) => Values;
  load: (requestId: number, options: { isCopy: boolean; signal?: AbortSignal }) => Promise<StoredDraft<Values>>;
  save: (draft: DraftToSave<Values>, settings: SaveSettings) => Promise<RequestSubmitted>;
  texts: (t: Translate) => DraftTexts;
  /** Fields small enough to be given on the last check, by their path in the save call. */
  answers?: Readonly<Record<string, AnswerInput>>;
  /** On the last check: what else was looked at, as items of the list. */
  Checks?: ComponentType<ChecksProps<Values>>;
  /** Once it is submitted: what it went out with. */
  Sent?: ComponentType<SentProps<Values>>;
  /** Finds out what the fields do not tell of the steps. */
  StepStates?: ComponentType<StepStatesProps<Values>>;
  /** Above the last check: what of the draft contradicts itself, with what mends it. */
  Contradictions?: ComponentType<ContradictionsProps<Values>>;
  /** Beside all steps but the last, which has one for every kind. */
  Sidebar: ComponentType<SidebarProps<Values>>;
}

/** With what a field is answered in a small place. */
export type AnswerInput =
  | { as: 'text'; type?: 'tel' }
  | { as: 'number'; isWhole?: boolean; unit?: { path: string; from: StoredDictType } }
  | { as: 'day' }
  | { as: 'country' }
  | { as: 'choice'; from: StoredDictType };

export interface ChecksProps<Values> {
  requestId: number | undefined;
  values: Values;
}

export interface SentProps<Values> {
  requestId: number;
  values: Values;
}

/** One thing without which a request cannot be submitted. */
export interface Missing {
  step: string;
  message: string;
  /** The field that is empty or wrong, where it is one. */
  field?: FieldError;
}

/** Whether a field was given and is wrong, rather than still open. */
export const isWrong = ({ field }: Missing): boolean => field !== undefined && field.rule !== 'required';

export interface SidebarProps<Values> {
  step: string;
  requestId: number | undefined;
  /** Of the whole draft, as they are right now. */
  values: Values;
  /** All that keeps the draft from being submitted. */
  missing: readonly Missing[];
  /** Leads to another step, and there to a field. */
  onGo: (step: string, field?: string) => void;
  /** Changes fields of the draft, which saves itself as if they had been typed. */
  onEdit: (change: DraftChange<Values>) => void;
  /** The customer staff are acting for. */
  contactId: number | undefined;
}

export type ContradictionsProps<Values> = Omit<SidebarProps<Values>, 'step' | 'missing'>;

/** The steps of a kind's wizard, by key. */
export const stepsOf = <Values extends object>({ steps }: RequestDraftKind<Values>): readonly string[] => [
  ...steps.map(({ key }) => key),
  lastDraftStep,
];

/** The kind's own step of this key, if it has fields. */
export function fieldsStepOf<Values extends object>(kind: RequestDraftKind<Values>, key: string): FieldsStep<Values> | undefined {
  const step = kind.steps.find((one) => one.key === key);
  return step && 'Fields' in step ? step : undefined;
}

/** Whether a step can be opened: before a draft has its number, only those with fields. */
export const canOpen = <Values extends object>(kind: RequestDraftKind<Values>, key: string, isNumbered: boolean): boolean =>
  isNumbered || fieldsStepOf(kind, key) !== undefined;
