import type { BodyOf } from '@heliodesk/contract/kit';
import type { MacroRan, MacroStepKind, runMacro as api } from '@heliodesk/contract/macro';
import { acted, lockToRead, markMacroEvents, nameOf, recordMacro } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields, Failure } from '#src/platform/http/failure.ts';
import { runnerOf } from '../steps/registry.ts';
import { blockOfFailure, type Blocked } from '../steps/step.ts';
import { insertRun } from '../store.ts';
import { nameOfMacro, unfitFor } from '../view.ts';
import { planSteps, type PlannedStep } from './plan.ts';
import { requireOffered } from './preview.ts';
import { sceneOf } from './scene.ts';

type Texts = BodyOf<typeof api>['texts'];

/** The steps with the texts that the one who runs them has changed. */
const withTexts = (steps: readonly PlannedStep[], texts: Texts): PlannedStep[] =>
  steps.map((each, index) => {
    const changed = texts.find(({ step }) => step === index)?.text;
    return changed === undefined || each.plan.text === null ? each : { ...each, plan: { ...each.plan, text: changed } };
  });

function checkLengths(steps: readonly PlannedStep[], texts: Texts): void {
  const tooLong = texts.flatMap(({ step, text }, index) => {
    const max = steps[step]?.plan.textLimit ?? 0;
    return max > 0 && text.length > max ? [{ path: `texts.${index}.text`, rule: 'tooLong', params: { max } }] : [];
  });
  if (tooLong.length > 0) throw failFields(...tooLong);
}

const refusal = (step: number, kind: MacroStepKind, { why, guards }: Blocked | { why: 'other'; guards: string[] }): Failure =>
  fail('macro.blocked', { step: step + 1 }, { step, kind, why, guards });

function refuseBlocked(steps: readonly PlannedStep[]): void {
  for (const [index, { step, plan }] of steps.entries()) if (plan.blocked !== null) throw refusal(index, step.kind, plan.blocked);
}

/** Carries one step out; what refuses it refuses the macro, by its name. */
async function runStep(context: WriteContext, requestId: number, { step, plan }: PlannedStep, index: number): Promise<void> {
  try {
    // The steps before it have changed the request, which stays locked.
    await runnerOf(step).run(context, await lockToRead(context, requestId), plan, step);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isLifecycle = error.key === 'action.blocked' || error.key === 'action.notAllowed';
    throw refusal(index, step.kind, isLifecycle ? blockOfFailure(error) : { why: 'other', guards: [] });
  }
}

/** Runs a macro on a request: all its steps in the transaction of this call, or none. */
export async function runMacro(
  context: WriteContext,
  { requestId, version, macroId, macroVersion, texts }: BodyOf<typeof api>,
): Promise<MacroRan> {
  const { platform, tx, language } = context;
  const request = await lockToRead(context, requestId, version);
  const macro = await requireOffered(context, macroId);
  if (macro.version !== macroVersion) throw fail('macro.changed');
  if (unfitFor(macro, request) !== null) throw fail('action.notAllowed', {}, { state: request.status });
  const name = nameOfMacro(macro, language);
  const started = await recordMacro(context, request, { macroId, steps: macro.steps.map(({ kind }) => kind) });
  const planned = await planSteps(context, await sceneOf(context, started, macro.steps), started, macro.steps);
  checkLengths(planned, texts);
  refuseBlocked(planned);
  for (const [index, each] of withTexts(planned, texts).entries()) await runStep(context, requestId, each, index);
  await markMacroEvents(tx, requestId, name);
  await insertRun(tx, macroId, requestId, platform.clock.now());
  const after = await lockToRead(context, requestId);
  return { ...acted(context, after, await nameOf(tx, after.owner_id)), macroId, name };
}
