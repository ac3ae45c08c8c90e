import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('serial-number');

const query = { permission: 'csp:request:query' } as const;

/**
 * Whether the caller may write is the row policy's word: the draft's owner, or staff acting for them; of a submitted claim, those who may
 * answer an open tip for its serial numbers.
 */
const write = query;

export const insertSerials = endpoint({
  method: 'POST',
  path: '/api/module/insertSN',
  summary: 'Add serial numbers',
  access: write,
  body: 'InsertSerialsBody',
  data: 'SerialsInserted',
  errors: ['serial.frozen', 'serial.dailyLimit'],
});

export const deleteSerials = endpoint({
  method: 'DELETE',
  path: '/api/module/deleteSN',
  summary: 'Remove serial numbers',
  access: write,
  body: 'DeleteSerialsBody',
  data: 'SerialsDeleted',
  errors: ['serial.frozen', 'serial.importRunning'],
});

export const deleteAllSerials = endpoint({
  method: 'DELETE',
  path: '/api/module/deleteSNExcel',
  summary: 'Remove all serial numbers of a claim',
  access: write,
  query: 'OnSerials',
  data: 'SerialsDeleted',
  errors: ['serial.frozen', 'serial.importRunning'],
});

export const listSerials = endpoint({
  method: 'GET',
  path: '/api/module/getSNList/:requestId',
  summary: 'List the serial numbers of a claim',
  access: query,
  params: 'OnSerials',
  query: 'SerialListQuery',
  data: 'SerialRow',
  paged: true,
});

export const listSerialsInConversation = endpoint({
  ...listSerials,
  path: '/api/qa/request/getSNList/:requestId',
  summary: 'List the serial numbers of a claim for its conversation',
});

export const listSerialChanges = endpoint({
  method: 'GET',
  path: '/api/module/snChanges/:requestId',
  summary: 'List what a customer has changed in the serial numbers of a claim',
  about: 'Since they were asked about them; `changeId` comes with the tip.',
  access: query,
  params: 'OnSerials',
  query: 'SerialChangesQuery',
  data: 'SerialChange',
  paged: true,
});

export const serialSummary = endpoint({
  method: 'GET',
  path: '/api/module/snSummary/:requestId',
  summary: 'Count the serial numbers of a claim by verdict',
  access: query,
  params: 'OnSerials',
  data: 'SerialSummary',
});

export const uploadSerials = endpoint({
  method: 'POST',
  path: '/api/module/uploadModuleSnExcel',
  summary: 'Upload a spreadsheet of serial numbers (.xls, .xlsx)',
  about: 'Spreadsheets are read in the background, one after another.',
  access: write,
  takes: 'multipart',
  body: 'OnSerials',
  data: 'SerialsUploaded',
  errors: ['serial.frozen', 'serial.wrongFormat', 'attachment.fileTooLarge', 'serial.lineFull', 'serial.tooManyFiles', 'tooManyRequests'],
});

export const importStatus = endpoint({
  method: 'GET',
  path: '/api/module/importStatus',
  summary: 'Get the status of the latest import',
  about: 'Poll it after an upload. Returns `null` if nothing has been uploaded.',
  access: query,
  query: 'OnSerials',
  data: 'LatestImport',
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/module/imports',
  summary: 'List the imports of a claim, newest first',
  about:
    'Imports that are in progress, waiting for a decision or restorable, the last one added, and those that failed within the last day.',
  access: query,
  query: 'OnSerials',
  data: 'OpenImports',
});

export const importRows = endpoint({
  method: 'GET',
  path: '/api/module/importRows',
  summary: 'List the rows of an import',
  about: 'Each row has its verdict, or why it was left out.',
  access: query,
  query: 'ImportRowsQuery',
  data: 'ImportRow',
  paged: true,
});

export const applyImport = endpoint({
  method: 'GET',
  path: '/api/module/insertBatchSN',
  changesState: true,
  summary: 'Add the valid rows of an import to the claim',
  about: 'Runs in the background. You can call it again; each row is added only once.',
  access: write,
  query: 'OnImport',
  data: 'ImportStatus',
  errors: ['serial.frozen', 'serial.importRunning', 'serial.limit'],
});

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/module/cancelImport',
  summary: 'Cancel an import',
  about: 'Its rows are deleted.',
  access: write,
  body: 'OnImport',
  data: 'ImportStatus',
});

export const discardImport = endpoint({
  method: 'POST',
  path: '/api/module/discardImport',
  summary: 'Discard an import',
  about: 'It can be restored for a day. You can call this again.',
  access: write,
  body: 'OnImport',
  data: 'ImportStatus',
  errors: ['action.notAllowed', 'action.blocked'],
});

export const restoreImport = endpoint({
  method: 'POST',
  path: '/api/module/restoreImport',
  summary: 'Restore a discarded import',
  about: 'You can call this again.',
  access: write,
  body: 'OnImport',
  data: 'ImportStatus',
  errors: ['action.notAllowed', 'action.blocked', 'serial.tooManyFiles'],
});

export const exportSerials = endpoint({
  method: 'POST',
  path: '/api/module/exportSn',
  summary: 'Export the serial numbers of a claim as a spreadsheet',
  about: 'With their verdicts.',
  access: query,
  body: 'OnSerials',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const exportSerialChanges = endpoint({
  method: 'POST',
  path: '/api/module/exportSnChanges',
  summary: 'Export what a customer has changed in the serial numbers of a claim',
  access: query,
  body: 'OnSerialChange',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const importVerdictFile = endpoint({
  method: 'GET',
  path: '/api/module/importVerdicts',
  summary: 'Export the rows of an import with their verdicts',
  about: 'The uploaded rows with a column of verdicts.',
  access: query,
  query: 'OnImport',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const serialTemplate = endpoint({
  method: 'GET',
  path: '/api/module/snTemplate',
  summary: 'Get the spreadsheet template for serial numbers',
  about: "In the caller's language.",
  access: 'signedIn',
  answers: 'file',
});

export const getPassport = endpoint({
  method: 'GET',
  path: '/api/module/passport',
  summary: 'Get what is known of one module',
  about:
    'What the registry says, and every request that listed its serial number, of those the caller can see. Customers get modules that their company has listed in a request; each call counts toward the daily limit of checked serial numbers.',
  access: { permission: 'csp:request:list' },
  query: 'PassportQuery',
  data: 'Passport',
  errors: ['serial.dailyLimit'],
});
