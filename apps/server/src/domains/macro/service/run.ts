import type { BodyOf } from '@heliodesk/contract/kit';
import type { MacroRan, MacroStepKind, runMacro as api } from '@heliodesk/contract/macro';
import {
  acted,
  lockEarlierDuplicate,
  lockToRead,
  markMacroEvents,
  nameOf,
  recordMacro,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields, Failure } from '#src/platform/http/failure.ts';
import { runnerOf } from '../steps/registry.ts';
import { blockOfFailure, type Blocked, type Done } from '../steps/step.ts';
import { insertRun } from '../run-store.ts';
import { nameOfMacro, toStepDone, unfitFor } from '../view.ts';
import { planSteps, type PlannedStep } from './plan.ts';
import { requireOffered } from './preview.ts';
import { sceneOf, withInputs } from './scene.ts';
import { undoUntil } from './undo.ts';

type Texts = BodyOf<typeof api>['texts'];

/** Blocks that another text resolves. */
const ofText: readonly unknown[] = ['noText', 'textTooLong'];

/** The steps with the texts that the one who runs them has changed, which may resolve what was wrong with them. */
const withTexts = (steps: readonly PlannedStep[], texts: Texts): PlannedStep[] =>
  steps.map((each, index) => {
    const changed = texts.find(({ step }) => step === index)?.text;
    const { plan } = each;
    if (changed === undefined || plan.text === null) return each;
    return { ...each, plan: { ...plan, text: changed, blocked: ofText.includes(plan.blocked?.why) ? null : plan.blocked } };
  });

function checkLengths(steps: readonly PlannedStep[], texts: Texts): void {
  const tooLong = texts.flatMap(({ step, text }, index) => {
    const max = steps[step]?.plan.textLimit ?? 0;
    return max > 0 && text.length > max ? [{ path: `texts.${index}.text`, rule: 'tooLong', params: { max } }] : [];
  });
  if (tooLong.length > 0) throw failFields(...tooLong);
}

const refusal = (step: number, kind: MacroStepKind, blocked: Blocked | { why: 'other'; guards: []; task: null }): Failure =>
  fail('macro.blocked', { step: step + 1 }, { step, kind, ...blocked });

function refuseBlocked(steps: readonly PlannedStep[]): void {
  for (const [index, { step, plan }] of steps.entries()) if (plan.blocked !== null) throw refusal(index, step.kind, plan.blocked);
}

/** Carries one step out; what refuses it refuses the macro, by its name. */
async function runStep(context: WriteContext, requestId: number, { step, plan }: PlannedStep, index: number): Promise<Done> {
  try {
    // The steps before it have changed the request, which stays locked.
    return await runnerOf(step).run(context, await lockToRead(context, requestId), plan, step);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isLifecycle = error.key === 'action.blocked' || error.key === 'action.notAllowed';
    throw refusal(index, step.kind, isLifecycle ? blockOfFailure(error) : { why: 'other', guards: [], task: null });
  }
}

/** Locks the request in the version that the preview had; whatever a step is going to lock before it comes first. */
async function lockAll(context: WriteContext, { requestId, version, inputs }: BodyOf<typeof api>): Promise<RequestRecord> {
  for (const { duplicateNo } of inputs) if (duplicateNo !== '') await lockEarlierDuplicate(context, requestId, duplicateNo);
  return lockToRead(context, requestId, version);
}

/** Runs a macro on a request: all its steps in the transaction of this call, or none. */
export async function runMacro(context: WriteContext, body: BodyOf<typeof api>): Promise<MacroRan> {
  const { platform, tx, language } = context;
  const { requestId, macroId, macroVersion, texts, inputs } = body;
  const request = await lockAll(context, body);
  const macro = await requireOffered(context, macroId);
  if (macro.version !== macroVersion) throw fail('macro.changed');
  if (unfitFor(macro, request) !== null) throw fail('action.notAllowed', {}, { state: request.status });
  const name = nameOfMacro(macro, language);
  const started = await recordMacro(context, request, { macroId, steps: macro.steps.map(({ kind }) => kind) });
  const chosen = withInputs(macro.steps, inputs);
  const planned = await planSteps(context, await sceneOf(context, started, chosen), started, chosen);
  checkLengths(planned, texts);
  const worded = withTexts(planned, texts);
  refuseBlocked(worded);
  const at = platform.clock.now();
  const done: Done[] = [];
  for (const [index, each] of worded.entries()) done.push(await runStep(context, requestId, each, index));
  await markMacroEvents(tx, requestId, name);
  const runId = await insertRun(tx, { macroId, requestId, by: context.actor.userId, done, at });
  const after = await lockToRead(context, requestId);
  return {
    ...acted(context, after, await nameOf(tx, after.owner_id)),
    macroId,
    name,
    runId,
    steps: macro.steps.map(({ kind }, index) => toStepDone(kind, done[index])),
    undoUntil: done.some(({ undo }) => undo !== null) ? undoUntil(at).toISOString() : null,
  };
}
