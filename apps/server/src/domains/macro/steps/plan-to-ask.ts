import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { tips, type AskableTipType } from '@heliodesk/contract/request';
import { answerDue, openTipsWith, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { wordedIn } from '../view.ts';
import { blockOfAction, blockOfSame, planOf, type Blocked, type Plan, type Wording } from './step.ts';

/** What a step asks the customer for. */
interface Asking extends Partial<Plan> {
  tipsType: AskableTipType;
  texts: MacroStepOf<'askFiles'>['texts'];
  /** Why there is nothing to ask for, by the text; `null` if there is something. */
  nothingToAsk: (text: string) => Blocked | null;
}

/** The plan of a step that asks the customer for something: its text, by when, and whether the request takes it. */
export async function planToAsk(
  context: Context,
  { language, values }: Wording,
  request: RequestRecord,
  { tipsType, texts, nothingToAsk, ...special }: Asking,
): Promise<Plan> {
  const worded = wordedIn(texts, language);
  const text = fillIn(worded.text, values);
  const { due } = await answerDue(context.db, request, context.platform.clock.now());
  return planOf({
    text,
    textLimit: limits.chatText,
    textLanguage: worded.language,
    waitingOn: 'customer',
    dueTime: due.toISOString(),
    blocked: blockOfAction(context, request, tips[tipsType].ask) ?? (await blockOfSame(context, request, tipsType)) ?? nothingToAsk(text),
    leaves: { ...openTipsWith(request, [tipsType]), waiting_on: 'customer' },
    ...special,
  });
}
