import type { MacroStep } from '@heliodesk/contract/macro';
import type { RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { runnerOf } from '../steps/registry.ts';
import { blockedBy, type Plan, type Scene } from '../steps/step.ts';
import type { ChosenStep } from './scene.ts';

/** A step with what it would do. */
export interface PlannedStep {
  step: MacroStep;
  plan: Plan;
}

/** A text can be too long once its variables are filled in. */
const withinLimit = (plan: Plan): Plan =>
  plan.blocked === null && (plan.text ?? '').length > plan.textLimit ? { ...plan, blocked: blockedBy('textTooLong') } : plan;

/** What some steps would do to a request one after another, each to what those before it leave. */
export async function planSteps(
  context: Context,
  scene: Scene,
  request: RequestRecord,
  steps: readonly ChosenStep[],
): Promise<PlannedStep[]> {
  const planned: PlannedStep[] = [];
  let current = request;
  for (const { step, input } of steps) {
    const plan = withinLimit(await runnerOf(step).plan(context, { ...scene, input }, current, step));
    planned.push({ step, plan });
    // What comes after a step that can't be done is shown as if it could.
    current = { ...current, ...plan.leaves };
  }
  return planned;
}
