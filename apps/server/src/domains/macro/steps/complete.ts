import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { mostReason } from '@heliodesk/contract/request';
import { completeEnquiry } from '#src/domains/request/index.ts';
import { wordedIn } from '../view.ts';
import { blockOfAction, cannotUndo, planOf, type StepRunner } from './step.ts';

/** Ends an enquiry, with an answer or as nothing for us. */
export const complete: StepRunner<MacroStepOf<'complete'>> = {
  plan: (context, { language, values }, request, { outcome, texts }) => {
    const { text, language: textLanguage } = wordedIn(texts, language);
    return planOf({
      text: fillIn(text, values),
      textLimit: outcome === 'answered' ? limits.chatText : mostReason,
      textLanguage,
      waitingOn: 'none',
      blocked: blockOfAction(context, request, 'complete'),
      leaves: { status: 'completed', waiting_on: 'none' },
    });
  },
  run: async (context, { id, version }, { text }, { outcome }) => {
    const said = text ?? '';
    const words = outcome === 'answered' ? { content: said, reason: '' } : { content: '', reason: said };
    await completeEnquiry(context, { requestId: id, version, outcome, ...words });
    return cannotUndo;
  },
};
