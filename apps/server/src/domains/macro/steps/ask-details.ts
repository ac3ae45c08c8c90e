import type { MacroStepOf } from '@heliodesk/contract/macro';
import { tipTypes } from '@heliodesk/contract/request';
import { formatLabels } from '@heliodesk/phrases/formats/lists';
import { askableFieldsOf, askForDetails, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fieldName } from '#src/platform/i18n/texts.ts';
import { planToAsk } from './plan-to-ask.ts';
import { blockedBy, type Blocked, type StepInput, type StepRunner } from './step.ts';

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
  plan: (context, { input, ...wording }, request, step) => {
    const { asked, choices } = fieldsFor(context, request, step, input);
    return planToAsk(context, wording, request, {
      tipsType: tipTypes.details,
      texts: step.texts,
      input: choices.length > 0 ? 'fields' : null,
      fields: asked,
      fieldChoices: choices,
      nothingToAsk: () => nothingAsked(asked, choices),
    });
  },
  run: async (context, request, { fields, text }) => {
    const asked = fields.map((field) => ({ field, question: '' }));
    return { undo: 'tip', tipsId: await askForDetails(context, request, { fields: asked, content: text ?? '' }) };
  },
  missing: async (context, request, step, { language, input }) => {
    const { asked } = fieldsFor(context, request, step, input);
    return formatLabels(
      asked.map((field) => fieldName(language, field)),
      language,
    );
  },
};
