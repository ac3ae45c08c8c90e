import { consentEndings } from '@heliodesk/contract/attachment';
import { lifecycleOf, type ConsentFile } from '@heliodesk/contract/request';
import { findAttachments, showAttachments, toAttachment, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { requestFiles } from '../files.ts';
import { requestMachine } from '../machine.ts';
import { lockRequest } from '../service/lock.ts';
import { findVisible, type RequestRecord } from '../store.ts';

/** What staff who have a consent do with it in the state of a request: answer about its solutions, or about what these need. */
const actionIn = ({ type, status }: RequestRecord) =>
  lifecycleOf(type).actions.answerWithConsent?.from.includes(status) === true ? 'answerWithConsent' : 'confirmWithConsent';

/** What customers have agreed to in writing: seen by everyone who sees the request, once staff have answered with it. */
export const consentFiles: FileOwner = {
  ...requestFiles,
  isStaged: true,
  endings: consentEndings,
  canRead: findVisible,
  lockForChange: async (context, requestId) => {
    const request = await lockRequest(context, requestId);
    checkTransition(context, requestMachine, request, { action: actionIn(request) });
  },
};

const consentsOf = (requestId: number): Owner => ({ kind: 'consent', id: requestId });

/** Shows the consent that the actor has uploaded for a locked request to everyone who sees it. */
export async function takeConsent(context: WriteContext<Caller>, requestId: number, attId: number): Promise<ConsentFile> {
  if (!(await showAttachments(context, consentsOf(requestId), [attId]))) throw failFields({ path: 'attId', rule: 'consentMissing' });
  const file = (await findAttachments(context.tx, [attId])).get(attId);
  if (file === undefined) throw fail('notFound');
  const { fileName, url } = toAttachment(file);
  return { attId, fileName, url };
}
