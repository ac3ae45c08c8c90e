import type { BodyOf } from '@heliodesk/contract/kit';
import type { MacroPreview, MacroStep, OfferedMacro, previewMacro as api, StepPreview } from '@heliodesk/contract/macro';
import type { MacroRecord } from '../store.ts';
import { dictionaryIn } from '#src/domains/reference/index.ts';
import { findRequest, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findMacro, findMacros } from '../store.ts';
import { nameOfMacro, toOffered, unfitFor } from '../view.ts';
import { planSteps, type PlannedStep } from './plan.ts';
import { sceneOf, withInputs, type ChosenStep } from './scene.ts';

async function readRequest({ db, actor }: Context, requestId: number): Promise<RequestRecord> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  return request;
}

/** The macros that are turned on, with whether each is for this request. */
export async function listOffered(context: Context, requestId: number): Promise<OfferedMacro[]> {
  const request = await readRequest(context, requestId);
  const macros = await findMacros(context.db);
  return macros.filter((macro) => macro.is_enabled).map((macro) => toOffered(macro, request, context.language));
}

/** Steps as they travel, reasons in the reader's language. */
async function toPreviews({ platform, language }: Context, planned: readonly PlannedStep[]): Promise<StepPreview[]> {
  const reasons = planned.some(({ plan }) => plan.reasonCode !== '') ? await dictionaryIn(platform, 'reject_reason', language) : [];
  const labelOf = (code: string): string => reasons.find(({ dictValue }) => dictValue === code)?.dictLabel ?? code;
  return planned.map(({ step, plan: { leaves: _, reasonCode, ...plan } }) => ({ kind: step.kind, reason: labelOf(reasonCode), ...plan }));
}

async function previewSteps(
  context: Context,
  request: RequestRecord,
  steps: readonly ChosenStep[],
): Promise<Omit<MacroPreview, 'macroId' | 'macroVersion' | 'name' | 'unfit'>> {
  const scene = await sceneOf(context, request, steps);
  return {
    requestId: request.id,
    version: request.version,
    language: scene.language,
    contactName: scene.values.contactName,
    steps: await toPreviews(context, await planSteps(context, scene, request, steps)),
  };
}

/** A macro that is turned on. */
export async function requireOffered({ db }: Pick<Context, 'db'>, macroId: number): Promise<MacroRecord> {
  const macro = await findMacro(db, macroId);
  if (macro === undefined || !macro.is_enabled) throw fail('notFound');
  return macro;
}

/** What a macro would do to a request now, with what was chosen so far. */
export async function previewMacro(context: Context, { requestId, macroId, inputs }: BodyOf<typeof api>): Promise<MacroPreview> {
  const request = await readRequest(context, requestId);
  const macro = await requireOffered(context, macroId);
  return {
    macroId,
    macroVersion: macro.version,
    name: nameOfMacro(macro, context.language),
    unfit: unfitFor(macro, request),
    ...(await previewSteps(context, request, withInputs(macro.steps, inputs))),
  };
}

/** The same of steps that aren't saved, for the one who edits them. */
export async function tryMacro(context: Context, { requestId, steps }: { requestId: number; steps: MacroStep[] }): Promise<MacroPreview> {
  const request = await readRequest(context, requestId);
  return { macroId: null, macroVersion: null, name: '', unfit: null, ...(await previewSteps(context, request, withInputs(steps, []))) };
}
