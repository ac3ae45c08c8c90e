import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { isClaim, mostReason } from '@heliodesk/contract/request';
import { completeRequest } from '#src/domains/request/index.ts';
import { wordedIn } from '../view.ts';
import { blockedBy, blockOfAction, cannotUndo, planOf, type StepRunner } from './step.ts';

/** Ends an enquiry, with an answer or as nothing for us, or a claim with closing words. */
export const complete: StepRunner<MacroStepOf<'complete'>> = {
  plan: (context, { language, values }, request, { outcome, texts }) => {
    const { text, language: textLanguage } = wordedIn(texts, language);
    return planOf({
      text: fillIn(text, values),
      textLimit: outcome === 'answered' ? limits.chatText : mostReason,
      textLanguage,
      waitingOn: 'none',
      blocked: isClaim(request.type) && outcome === 'notForUs' ? blockedBy('notAllowed') : blockOfAction(context, request, 'complete'),
      leaves: { status: 'completed', waiting_on: 'none' },
    });
  },
  run: async (context, { id, type, version }, { text }, { outcome }) => {
    const said = text ?? '';
    const words = outcome === 'answered' ? { content: said, reason: '' } : { content: '', reason: said };
    await completeRequest(context, { requestId: id, version, ...(isClaim(type) ? {} : { outcome }), ...words });
    return cannotUndo;
  },
};
