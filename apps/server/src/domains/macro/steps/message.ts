import { randomUUID } from 'node:crypto';
import { messageTypes } from '@heliodesk/contract/case-chat';
import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { writeMessage } from '#src/domains/case-chat/index.ts';
import { wordedIn } from '../view.ts';
import { blockOfAction, planOf, type StepRunner } from './step.ts';

/** Writes to the customer. */
export const message: StepRunner<MacroStepOf<'message'>> = {
  plan: (context, { language, values }, request, { texts, needsAnswer }) => {
    const { text, language: textLanguage } = wordedIn(texts, language);
    const turn = needsAnswer ? ({ waitingOn: 'customer', leaves: { waiting_on: 'customer' } } as const) : {};
    const blocked = blockOfAction(context, request, 'message');
    return planOf({ text: fillIn(text, values), textLimit: limits.chatText, textLanguage, blocked, ...turn });
  },
  run: async (context, { id }, { text }, { needsAnswer }) => {
    const said = { requestId: id, clientMsgId: randomUUID(), type: messageTypes.text, content: text ?? '', internal: false, needsAnswer };
    return { undo: 'message', msgId: (await writeMessage(context, said)).id };
  },
};
