import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { tipTypes } from '@heliodesk/contract/request';
import { formatList } from '@heliodesk/phrases/formats/lists';
import { answerDue, askableFieldsOf, askForDetails, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fieldName } from '#src/platform/i18n/texts.ts';
import { wordedIn } from '../view.ts';
import { blockedBy, blockOfAction, blockOfSame, planOf, type Blocked, type StepInput, type StepRunner } from './step.ts';

type AskDetails = MacroStepOf<'askDetails'>;

/** What a request of this kind is asked for: what the macro names, else what was chosen; and out of what that can be. */
function fieldsFor(
  context: Context,
  request: RequestRecord,
  { fields }: AskDetails,
  input: StepInput,
): Record<'asked' | 'choices', string[]> {
  const known = askableFieldsOf(context, request);
  const isOpen = fields.length === 0;
  const wanted = isOpen ? input.fields : fields;
  return { asked: known.filter((field) => wanted.includes(field)), choices: isOpen ? [...known] : [] };
}

const nothingAsked = (asked: readonly string[], choices: readonly string[]): Blocked | null =>
  asked.length > 0 ? null : blockedBy(choices.length > 0 ? 'inputMissing' : 'noFields');

/** Asks the customer for details, and unlocks these alone. */
export const askDetails: StepRunner<AskDetails> = {
  plan: async (context, { language, values, input }, request, step) => {
    const { asked, choices } = fieldsFor(context, request, step, input);
    const worded = wordedIn(step.texts, language);
    const { due } = await answerDue(context.db, request, context.platform.clock.now());
    return planOf({
      text: fillIn(worded.text, values),
      textLimit: limits.chatText,
      textLanguage: worded.language,
      waitingOn: 'customer',
      input: choices.length > 0 ? 'fields' : null,
      fields: asked,
      fieldChoices: choices,
      dueTime: due.toISOString(),
      blocked:
        blockOfAction(context, request, 'askDetails') ??
        (await blockOfSame(context, request, tipTypes.details)) ??
        nothingAsked(asked, choices),
      leaves: { open_tips: request.open_tips + 1, waiting_on: 'customer' },
    });
  },
  run: async (context, request, { fields, text }) => {
    const asked = fields.map((field) => ({ field, question: '' }));
    return { undo: 'tip', tipsId: await askForDetails(context, request, { fields: asked, content: text ?? '' }) };
  },
  missing: async (context, request, step, { language, input }) => {
    const { asked } = fieldsFor(context, request, step, input);
    return formatList(
      asked.map((field) => fieldName(language, field)),
      language,
    );
  },
};
