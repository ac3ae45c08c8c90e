import type { Language } from '@heliodesk/contract/kit';
import type { MacroStep } from '@heliodesk/contract/macro';
import { formatDay } from '@heliodesk/phrases/formats/times';
import { answerDue, contactNameOf, findLinkable, titlesIn, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { offeredLanguage } from '#src/platform/i18n/texts.ts';
import { runnerOf } from '../steps/registry.ts';
import { noInput, type Scene, type StepInput, type Wording } from '../steps/step.ts';

/** Steps with what was chosen for those that leave it open. */
export interface ChosenStep {
  step: MacroStep;
  input: StepInput;
}

export const withInputs = (steps: readonly MacroStep[], inputs: readonly (StepInput & { step: number })[]): ChosenStep[] =>
  steps.map((step, index) => ({ step, input: inputs.find((input) => input.step === index) ?? noInput }));

/** What the customer is asked for by all steps together, in a language. */
async function missingOf(context: Context, request: RequestRecord, steps: readonly ChosenStep[], language: Language): Promise<string> {
  const parts: string[] = [];
  for (const { step, input } of steps) {
    const missing = await runnerOf(step).missing?.(context, request, step, { language, input });
    if (missing !== undefined && missing !== '') parts.push(missing);
  }
  return parts.join('\n');
}

/** What the steps know more than what all texts are filled with, in a language. */
async function valuesOf(
  context: Context,
  request: RequestRecord,
  steps: readonly ChosenStep[],
  language: Language,
): Promise<Pick<Wording['values'], 'places' | 'etd' | 'eta'>> {
  let values = { places: '', etd: '', eta: '' };
  for (const { step, input } of steps)
    values = { ...values, ...(await runnerOf(step).values?.(context, request, step, { language, input })) };
  return values;
}

async function wordingIn(context: Context, request: RequestRecord, steps: readonly ChosenStep[], language: Language): Promise<Wording> {
  const { platform, db, actor } = context;
  const { due, timeZone } = await answerDue(db, request, platform.clock.now());
  return {
    language,
    values: {
      contactName: await contactNameOf(db, request, language),
      requestNo: request.request_no,
      title: titlesIn(platform, language)(request),
      missing: await missingOf(context, request, steps, language),
      due: formatDay(due, language, timeZone),
      ...(await valuesOf(context, request, steps, language)),
      agent: actor.name,
    },
  };
}

/** Whether one of the steps links the request with a claim of another company. */
async function linksOtherCompany(context: Context, request: RequestRecord, steps: readonly ChosenStep[]): Promise<boolean> {
  const number = steps.find(({ step, input }) => step.kind === 'linkDuplicate' && input.duplicateNo !== '')?.input.duplicateNo;
  const other = number === undefined ? undefined : await findLinkable(context, request.id, number);
  return other !== undefined && other.account_id !== request.account_id;
}

/** What the texts of some steps are filled with on a request. */
export async function sceneOf(context: Context, request: RequestRecord, steps: readonly ChosenStep[]): Promise<Scene> {
  const wording = await wordingIn(context, request, steps, offeredLanguage(request.language as Language));
  const hasOwn = steps.some(({ step }) => step.kind === 'note') && context.language !== wording.language;
  return {
    ...wording,
    own: hasOwn ? await wordingIn(context, request, steps, context.language) : wording,
    isOfOtherCompany: await linksOtherCompany(context, request, steps),
  };
}
