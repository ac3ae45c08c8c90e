import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

const ask = { permission: 'csp:request:tip' } as const;
const query = { permission: 'csp:request:query' } as const;
/** Customers answer their own; of staff, those who may act for customers answer for them, which the lifecycle decides. */
const answer = { permission: 'csp:chat:send' } as const;

export const askCustomer = endpoint({
  method: 'POST',
  path: '/api/request/desk/tip',
  summary: 'Ask the customer for something',
  about: 'Unlocks that part of the request for the customer until they answer. Asking for the same again replaces the open tip.',
  access: ask,
  body: 'AskBody',
  data: 'TipActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const sendTip = endpoint({
  method: 'POST',
  path: '/api/qa/request/tips',
  summary: 'Send a tip into the conversation',
  about: 'The same as asking at the desk; the version is optional.',
  access: ask,
  body: 'SendTipBody',
  data: 'TipActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const recallTip = endpoint({
  method: 'POST',
  path: '/api/request/desk/recallTip',
  summary: 'Recall an open tip',
  about: 'Locks the part of the request again. Of a recall and an answer at the same time, the first one counts.',
  access: ask,
  body: 'RecallTipBody',
  data: 'TipActed',
  idempotent: true,
  errors: ['tip.closed', 'stale', 'action.notAllowed'],
});

export const reviewTip = endpoint({
  method: 'POST',
  path: '/api/request/desk/reviewTip',
  summary: 'Mark an answered tip as reviewed',
  access: ask,
  body: 'OnTip',
  data: 'Tip',
  errors: ['tip.notAnswered'],
});

export const listTips = endpoint({
  method: 'GET',
  path: '/api/request/tips',
  summary: 'List the tips of a request',
  about: 'Oldest first, with what the customer added or removed since each was sent.',
  access: query,
  query: 'TipsOf',
  data: 'Tip[]',
});

export const confirmTip = endpoint({
  method: 'POST',
  path: '/api/qa/request/confirm',
  summary: 'Confirm a tip as answered',
  about:
    'Counts once and can’t be changed afterwards. A tip for files needs a new file or a note first, one for serial numbers a change of the list or a note and no import on its way, one for old and new serial numbers of deliveries lists that are complete or a note, one for details a change or a note, and then everything that was asked for has to be valid.',
  access: answer,
  query: 'OnTipMessage',
  data: 'Tip',
  idempotent: true,
  errors: ['tip.closed', 'action.notAllowed', 'serial.importRunning', 'serial.importOpen'],
});

export const solutionConfirmation = endpoint({
  method: 'POST',
  path: '/api/qa/request/solutionConfirmation',
  summary: 'Accept or decline a solution',
  about:
    'Counts once and can’t be changed afterwards. Once all solutions of a claim are answered, it goes on with those that were accepted; without any, it is in review again.',
  access: { permission: 'csp:request:file' },
  body: 'SolutionConfirmationBody',
  data: 'Tip',
  idempotent: true,
  errors: ['tip.closed', 'action.notAllowed'],
});

export const answerWithConsent = endpoint({
  method: 'POST',
  path: '/api/request/desk/solutionConfirmation',
  summary: 'Accept or decline a solution for the customer, with their written consent',
  about:
    'Upload the consent first, with the purpose `consent`. Never possible for anyone who wrote, sent or approved the solutions. The contact gets a mail and sees the file.',
  access: { permission: 'csp:request:behalf' },
  body: 'ConsentBody',
  data: 'Tip',
  idempotent: true,
  errors: ['tip.closed', 'action.notAllowed', 'action.blocked', 'onBehalf.notPossible'],
});

export const noteTip = endpoint({
  method: 'POST',
  path: '/api/qa/request/updateModuleAtt',
  summary: 'Save the note of a tip',
  about: 'Files and serial numbers themselves are changed in the request while the tip is open.',
  access: answer,
  body: 'TipNoteBody',
  data: 'Tip',
  errors: ['tip.closed', 'action.notAllowed'],
});

export const getDetailsAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/queryDetails',
  summary: 'Get the details that a guest is asked for',
  about: 'Only the request in the link; the fields by their paths in the save call of its kind.',
  access: 'guest',
  query: 'TipsOf',
  data: 'DetailsOfTip',
});

export const saveDetailsAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/updateDetails',
  summary: 'Save details that a guest is asked for',
  about: 'Kept with the tip, whatever their state, and checked and put into the request when it is confirmed.',
  access: 'guest',
  body: 'SaveDetailsBody',
  data: 'DetailsOfTip',
  errors: ['tip.closed', 'stale', 'action.notAllowed'],
});

export const listTipsAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/list',
  summary: 'List the tips of a request as a guest',
  about: 'Only the request in the link.',
  access: 'guest',
  query: 'TipsOf',
  data: 'Tip[]',
});

export const confirmTipAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/confirm',
  summary: 'Confirm a tip as a guest',
  about: 'The same rules as for signed-in customers.',
  access: 'guest',
  query: 'OnTipMessage',
  data: 'Tip',
  errors: ['tip.closed', 'action.notAllowed'],
});

export const noteTipAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/updateModuleAtt',
  summary: 'Save the note of a tip as a guest',
  access: 'guest',
  body: 'TipNoteBody',
  data: 'Tip',
  errors: ['tip.closed', 'action.notAllowed'],
});

export const solutionConfirmationAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/solutionConfirmation',
  summary: 'Accept or decline a solution as a guest',
  about: 'The same rules as for signed-in customers.',
  access: 'guest',
  body: 'SolutionConfirmationBody',
  data: 'Tip',
  errors: ['tip.closed', 'action.notAllowed'],
});
