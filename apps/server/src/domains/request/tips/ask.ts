import type { BodyOf, Language } from '@heliodesk/contract/kit';
import {
  type AskedField,
  canBeAskedFor,
  tipTypes,
  photoPlacesOf,
  type SerialsAsked,
  type sendTip,
  type AskableTipType,
  type TipActed,
} from '@heliodesk/contract/request';
import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { formatLabels } from '@heliodesk/phrases/formats/lists';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { fieldName, translate } from '#src/platform/i18n/texts.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { acted, nameOf } from '../service/acted.ts';
import { lockRequest } from '../service/lock.ts';
import { notifyContact } from '../service/notify-contact.ts';
import { requireOpenList } from '../service/review.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { answerDue } from './due.ts';
import { tipParts } from './parts.ts';
import { kindOf } from './details/load.ts';
import { offerIn } from './offer-words.ts';
import { openTipsWith } from './open-tips.ts';
import { tipNow } from './read.ts';
import { nameOfTip, specOf } from './spec-of.ts';
import { isAboutReviewed } from './reviewed.ts';
import { nothingAsked, type Asked } from './asked.ts';
import { findOpenTips, insertTip, updateToSuperseded, type TipRecord } from './tip-store.ts';

/** A mail names so many single serial numbers; all are in the task. */
const mostInMail = 20;

/** What is asked for: photos one by one, something in words, or both. */
export interface FilesAsked {
  photos: readonly PhotoPlace[];
  content: string;
}

interface Asking {
  tipsType: AskableTipType;
  asked: Asked;
  content: string;
}

/** Closes the open tip of the same type, if there is one, since the new one says what is asked for now. Answers the one that was closed. */
async function supersede({ platform, tx }: WriteContext, request: RequestRecord, tipsType: AskableTipType): Promise<TipRecord | undefined> {
  if (!request.open_tip_types.includes(tipsType)) return undefined;
  const open = (await findOpenTips(tx, request.id)).find(({ type }) => type === tipsType);
  if (open !== undefined) await updateToSuperseded(tx, [open.id], platform.clock.now());
  return open;
}

/** Sends a tip into the conversation of a locked request: that part is unlocked, it is the customer's turn, and the contact gets a mail. */
async function ask(context: WriteContext, request: RequestRecord, { tipsType, asked, content }: Asking): Promise<number> {
  const { platform, tx, actor } = context;
  const at = platform.clock.now();
  const { opens, ask: action } = specOf({ type: tipsType, asked });
  const isAboutList = isAboutReviewed(platform, request, { type: tipsType, asked });
  if (isAboutList) requireOpenList(request);
  const superseded = await supersede(context, request, tipsType);
  const step = await transition(context, requestMachine, request, {
    action,
    change: {
      ...(superseded === undefined ? openTipsWith(request, [tipsType]) : {}),
      // The list may change from now on.
      ...(isAboutList ? { all_decided: false } : {}),
    },
    after: { tipsType, ...asked, content },
  });
  const messageId = await conversationPort.of(platform).postTip(context, step, { tip: nameOfTip({ type: tipsType, asked }), content });
  const { due, timeZone } = await answerDue(tx, step, at);
  const part = tipParts.of(platform, opens);
  const subject = { requestId: request.id, requestType: request.type, asked, typed: {} };
  const understood = (await part.unlock?.(context, subject)) ?? asked;
  const tipsId = await insertTip(tx, {
    requestId: request.id,
    messageId,
    type: tipsType,
    asked: understood,
    content,
    askedBy: actor.userId,
    at,
    dueAt: due,
    before:
      (superseded && (await part.carryOn?.(context, subject, superseded))) ??
      (await part.snapshotOf(tx, { ...subject, asked: understood })),
    kept: superseded,
  });
  await notifyContact(context, step, {
    template: 'tipSent',
    params: {
      agent: actor.name,
      missing: missingIn(step.language as Language, { ...understood, content }),
      due: { moment: due, timeZone },
    },
  });
  return tipsId;
}

/**
 * What is asked for, in the language of the request: the photos, the fields with their questions, the serial numbers, the deliveries, or which
 * solution is to be confirmed, then the words of the one who asks.
 */
export const missingIn = (language: Language, { photos, fields, serials, pairs, solution, content }: Asked & { content: string }): string =>
  [
    formatLabels(
      photos.map((place) => translate(language)(`attachment:places.${place}.name`)),
      language,
    ),
    formatLabels(
      fields.map(({ field }) => fieldName(language, field)),
      language,
    ),
    ...fields.map(({ question }) => question),
    formatLabels(
      [
        ...(serials?.verdicts ?? []).map((verdict) => translate(language)(`sheet:verdict.${verdict}`)),
        ...(serials?.serials ?? []).slice(0, mostInMail),
      ],
      language,
    ),
    formatLabels(
      (pairs ?? []).map(({ name }) => name),
      language,
    ),
    solution === null ? '' : translate(language)('offer:toConfirm', { solution: offerIn(language, solution) }),
    content,
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Asks for files of a locked request; answers the tip's id. Also for steps that ask among other things. */
export function askForFiles(context: WriteContext, request: RequestRecord, { photos, content }: FilesAsked): Promise<number> {
  const known = photoPlacesOf(request.type);
  if (photos.some((place) => !known.includes(place))) throw failFields({ path: 'photos', rule: 'invalid' });
  return ask(context, request, {
    tipsType: tipTypes.files,
    asked: { ...nothingAsked, photos: known.filter((place) => photos.includes(place)) },
    content,
  });
}

/** Asks for the old and new serial numbers of deliveries of a locked claim; answers the tip's id. */
const askForPairs = (context: WriteContext, request: RequestRecord, { addressIds, content }: SerialsAsked): Promise<number> =>
  ask(context, request, {
    tipsType: tipTypes.serials,
    // What they are called, and how many pieces they have, their domain says.
    asked: { ...nothingAsked, pairs: addressIds.map((addressId) => ({ addressId, name: '', quantity: 0 })) },
    content,
  });

/** Asks about serial numbers of a locked request; answers the tip's id. Also for steps that ask among other things. */
export async function askForSerials(
  context: WriteContext,
  request: RequestRecord,
  asked: Omit<SerialsAsked, 'addressIds'>,
): Promise<number> {
  if (!canBeAskedFor(tipTypes.serials, request.type)) throw fail('action.notAllowed', {}, { state: request.status });
  const { all, decided, verdicts, serials, content } = asked;
  return ask(context, request, {
    tipsType: tipTypes.serials,
    // How many that is, the list says.
    asked: { ...nothingAsked, serials: { all, decided, verdicts, serials, rows: 0 } },
    content,
  });
}

/** The request after a step of one of its tips, with the tip. */
export async function tipActed(context: WriteContext, requestId: number, tipsId: number): Promise<TipActed> {
  const { tx, actor } = context;
  // Its message has decided whose turn it is.
  const request = await findRequest(tx, actor, requestId);
  if (request === undefined) throw fail('notFound');
  return { ...acted(context, request, await nameOf(tx, request.owner_id)), tip: await tipNow(context, tipsId) };
}

/** Asks for details of a locked request; answers the tip's id. */
export async function askForDetails(
  context: WriteContext,
  request: RequestRecord,
  { fields, content }: { fields: readonly AskedField[]; content: string },
): Promise<number> {
  const { askable } = kindOf(context.platform, request);
  const unknown = fields.findIndex(({ field }) => !askable.fields.includes(field));
  if (unknown >= 0) throw failFields({ path: `fields.${unknown}.field`, rule: 'invalid' });
  // Named twice, the last question counts.
  const asked = new Map(fields.map((each) => [each.field, each]));
  const inOrder = askable.fields.flatMap((field) => asked.get(field) ?? []);
  return ask(context, request, {
    tipsType: tipTypes.details,
    asked: { ...nothingAsked, fields: inOrder },
    content,
  });
}

/** Asks for what a body says, by its type. */
function askFor(context: WriteContext, request: RequestRecord, body: BodyOf<typeof sendTip>): Promise<number> {
  switch (body.tipsType) {
    case tipTypes.details:
      return askForDetails(context, request, body);
    case tipTypes.serials:
      return body.addressIds.length > 0 ? askForPairs(context, request, body) : askForSerials(context, request, body);
    case tipTypes.files:
      return askForFiles(context, request, body);
  }
}

/** Staff ask the customer for something; with a version, only as long as no one has changed the request since. */
export async function askCustomer(context: WriteContext, body: BodyOf<typeof sendTip>): Promise<TipActed> {
  const request = await lockRequest(context, body.requestId, body.version);
  return tipActed(context, request.id, await askFor(context, request, body));
}
