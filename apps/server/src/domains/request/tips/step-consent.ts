import type { Language } from '@heliodesk/contract/kit';
import type { ConsentFile } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { notify } from '#src/platform/notify/notify.ts';
import { requestMachine } from '../machine.ts';
import type { StepChange } from '../step-store.ts';
import type { RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';
import { lockToAnswer, recordAnswer } from './answer.ts';
import { takeConsent } from './consent.ts';
import type { LockedStepTip } from './step-tips.ts';
import { updateToReviewed } from './tip-store.ts';

/** An open tip about a step of solutions that staff may answer with a written consent, its request locked. */
export async function lockWithConsent(context: WriteContext, msgId: number): Promise<LockedStepTip> {
  const locked = await lockToAnswer(context, msgId, { hasConsent: true });
  checkTransition(context, requestMachine, locked.request, { action: 'answerWithConsent' });
  return locked;
}

interface Consented {
  /** The file that staff have uploaded. */
  attId: number;
  /** Who has agreed. */
  contactId: number;
  change?: StepChange;
}

/** Answers a tip for a contact for good, and shows their consent to everyone who sees the request, which it answers as it is then. */
export async function answerWithConsent(
  context: WriteContext,
  locked: LockedStepTip,
  { attId, contactId, change = {} }: Consented,
): Promise<{ request: RequestRecord; consent: ConsentFile }> {
  const consent = await takeConsent(context, locked.request.id, attId);
  const request = await recordAnswer(context, locked, {
    action: 'answerWithConsent',
    after: { consent },
    note: '',
    change,
    said: { consent: consent.fileName },
    contactId,
  });
  await updateToReviewed(context.tx, locked.tip.id, context.platform.clock.now());
  return { request, consent };
}

/** Who has agreed to what, and how. */
interface Told {
  contactId: number;
  /** What staff have answered, in the language of the request. */
  answers: string;
  consent: ConsentFile;
}

/** Tells a contact what staff have answered for them, and with which file. */
export const tellAnsweredFor = (context: WriteContext, request: RequestRecord, { contactId, answers, consent }: Told): Promise<void> =>
  notify(context, {
    to: { contactId },
    about: { kind: 'request', id: request.id },
    template: 'answeredFor',
    params: {
      requestNo: request.request_no,
      title: titlesIn(context.platform, request.language as Language)(request),
      agent: context.actor.name,
      answers,
      file: consent.fileName,
    },
  });
