import { endpointsOf, sheetRefusals } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('shipment');

const reader = { permission: 'csp:request:query' } as const;
/** Staff who work on solutions write, and customers while a task asks them to, which the lifecycle decides. */
const writer = reader;
const refusals = ['action.notAllowed', 'action.blocked', 'rma.tooMany', 'conflict'] as const;

export const listRma = endpoint({
  method: 'GET',
  path: '/api/request/rma/list',
  summary: 'List the old and new serial numbers of a delivery',
  about: 'In the order in which they were added, each row with what is wrong with it. How many there are, the delivery address says.',
  access: reader,
  query: 'RmaListQuery',
  data: 'RmaRow',
  paged: true,
});

export const addRma = endpoint({
  method: 'POST',
  path: '/api/request/rma/add',
  summary: 'Add old and new serial numbers of a delivery',
  about:
    'What is in the list already is not added again, so that a repeated call changes nothing. An old number that is there without a new one gets it, and another new number replaces the one before. What does not fit is added and marked.',
  access: writer,
  body: 'AddRmaBody',
  data: 'RmaCounts',
  idempotent: true,
  errors: refusals,
});

export const updateRma = endpoint({
  method: 'POST',
  path: '/api/request/rma/update',
  summary: 'Change a row of the serial numbers of a delivery',
  about: 'A row that someone else has changed since it was seen is refused.',
  access: writer,
  body: 'UpdateRmaBody',
  data: 'RmaCounts',
  errors: [...refusals, 'stale'],
});

export const deleteRma = endpoint({
  method: 'POST',
  path: '/api/request/rma/delete',
  summary: 'Delete rows of the serial numbers of a delivery',
  about: 'All or none: a row that someone else has changed since it was seen refuses the call. Rows that are gone already are passed over.',
  access: writer,
  body: 'DeleteRmaBody',
  data: 'RmaCounts',
  errors: [...refusals, 'stale'],
});

export const deleteAllRma = endpoint({
  method: 'POST',
  path: '/api/request/rma/deleteAll',
  summary: 'Delete all serial numbers of a delivery',
  about: 'The flag says that it is meant. With `seen`, a list that has fewer or more numbers by now is refused.',
  access: writer,
  body: 'DeleteAllRmaBody',
  data: 'RmaCounts',
  errors: [...refusals, 'stale'],
});

export const importRma = endpoint({
  method: 'POST',
  path: '/api/request/rma/import',
  summary: 'Import old and new serial numbers of a delivery from a spreadsheet',
  about:
    'Merged into the list as typed ones are, all or nothing, so that the same file again changes nothing. Columns are found by their headers in any of the nine languages. Send `file` last.',
  access: writer,
  takes: 'multipart',
  body: 'OnRma',
  data: 'RmaCounts',
  errors: [...refusals, 'rma.noHeader', 'rma.unreadable', ...sheetRefusals],
});

export const rmaTemplate = endpoint({
  method: 'GET',
  path: '/api/request/rma/template',
  summary: 'Download an empty spreadsheet for old and new serial numbers',
  about: 'In the caller’s language.',
  access: reader,
  answers: 'file',
});

export const exportRma = endpoint({
  method: 'GET',
  path: '/api/request/rma/export',
  summary: 'Download the old and new serial numbers of a delivery as a spreadsheet',
  about: 'In the caller’s language, with what is wrong with each row.',
  access: reader,
  query: 'OnRma',
  answers: 'file',
  errors: ['tooManyRequests'],
});
