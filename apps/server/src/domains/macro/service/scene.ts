import type { Language } from '@heliodesk/contract/kit';
import type { MacroStep } from '@heliodesk/contract/macro';
import { formatDay } from '@heliodesk/phrases/formats/times';
import { answerDue, contactNameOf, titlesIn, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { offeredLanguage } from '#src/platform/i18n/texts.ts';
import { runnerOf } from '../steps/registry.ts';
import type { Scene } from '../steps/step.ts';

/** What the customer is asked for by all steps together, in their language. */
async function missingOf(context: Context, request: RequestRecord, steps: readonly MacroStep[], language: Language): Promise<string> {
  const parts: string[] = [];
  for (const step of steps) {
    const missing = await runnerOf(step).missing?.(context, request, step, language);
    if (missing !== undefined && missing !== '') parts.push(missing);
  }
  return parts.join('\n');
}

/** What the texts of some steps are filled with on a request. */
export async function sceneOf(context: Context, request: RequestRecord, steps: readonly MacroStep[]): Promise<Scene> {
  const { platform, db, actor } = context;
  const language = offeredLanguage(request.language as Language);
  const { due, timeZone } = await answerDue(db, request, platform.clock.now());
  return {
    language,
    values: {
      contactName: await contactNameOf(db, request, language),
      requestNo: request.request_no,
      title: titlesIn(platform, language)(request),
      missing: await missingOf(context, request, steps, language),
      due: formatDay(due, language, timeZone),
      agent: actor.name,
    },
  };
}
