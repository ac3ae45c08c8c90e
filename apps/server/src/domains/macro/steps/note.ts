import { randomUUID } from 'node:crypto';
import { messageTypes } from '@heliodesk/contract/case-chat';
import { limits } from '@heliodesk/contract/kit';
import { fillIn, type MacroStepOf } from '@heliodesk/contract/macro';
import { writeMessage } from '#src/domains/case-chat/index.ts';
import { wordedIn } from '../view.ts';
import { blockOfAction, planOf, type StepRunner } from './step.ts';

/** Writes a note, which staff alone read. */
export const note: StepRunner<MacroStepOf<'note'>> = {
  plan: (context, { own }, request, { texts }) => {
    const { text, language: textLanguage } = wordedIn(texts, own.language);
    const blocked = blockOfAction(context, request, 'note');
    return planOf({ text: fillIn(text, own.values), textLimit: limits.chatText, textLanguage, blocked });
  },
  run: async (context, { id }, { text }) => {
    const said = { requestId: id, clientMsgId: randomUUID(), type: messageTypes.text, content: text ?? '', internal: true };
    return { undo: 'message', msgId: (await writeMessage(context, said)).id };
  },
};
