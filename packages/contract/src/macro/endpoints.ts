import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('macro');

const edit = { permission: 'csp:macro:edit' } as const;
const run = { permission: 'csp:macro:run' } as const;

export const listMacros = endpoint({
  method: 'GET',
  path: '/api/macro',
  summary: 'List macros',
  about: 'In the order in which they are offered, with those that are turned off.',
  access: edit,
  data: 'Macro[]',
});

export const addMacro = endpoint({
  method: 'POST',
  path: '/api/macro',
  summary: 'Add a macro',
  access: edit,
  body: 'MacroBody',
  data: 'Macro',
  idempotent: true,
  errors: ['macro.tooMany'],
});

export const changeMacro = endpoint({
  method: 'PUT',
  path: '/api/macro/:macroId',
  summary: 'Update a macro',
  access: edit,
  params: 'OnMacro',
  body: 'ChangeMacroBody',
  data: 'Macro',
  errors: ['stale'],
});

export const deleteMacro = endpoint({
  method: 'DELETE',
  path: '/api/macro/:macroId',
  summary: 'Delete a macro',
  about: 'Macros that are part of the product can only be turned off.',
  access: edit,
  params: 'OnMacro',
  query: 'DeleteMacroQuery',
  errors: ['stale', 'macro.builtIn'],
});

export const orderMacros = endpoint({
  method: 'PUT',
  path: '/api/macro/order',
  summary: 'Put macros in order',
  access: edit,
  body: 'OrderMacrosBody',
  data: 'Macro[]',
});

export const tryMacro = endpoint({
  method: 'POST',
  path: '/api/macro/try',
  summary: 'Preview steps that aren’t saved on a request',
  about: 'Nothing is sent or changed.',
  access: edit,
  body: 'TryMacroBody',
  data: 'MacroPreview',
});

export const offeredMacros = endpoint({
  method: 'GET',
  path: '/api/request/desk/macros',
  summary: 'List the macros for a request',
  about: 'Those that are turned on; one that isn’t for this request says why.',
  access: run,
  query: 'OnRequestOfMacro',
  data: 'OfferedMacro[]',
});

export const previewMacro = endpoint({
  method: 'POST',
  path: '/api/request/desk/macroPreview',
  summary: 'Preview a macro on a request',
  about: 'What each step would do now, with the texts that would be sent, and what holds a step back. Nothing is sent or changed.',
  access: run,
  body: 'PreviewMacroBody',
  data: 'MacroPreview',
});

export const runMacro = endpoint({
  method: 'POST',
  path: '/api/request/desk/macro',
  summary: 'Run a macro on a request',
  about: 'All steps or none: if one can’t be done, nothing is sent or changed. Takes the versions that the preview had.',
  access: run,
  body: 'RunMacroBody',
  data: 'MacroRan',
  idempotent: true,
  errors: ['stale', 'macro.changed', 'macro.blocked', 'action.notAllowed'],
});

export const undoMacro = endpoint({
  method: 'POST',
  path: '/api/request/desk/macroUndo',
  summary: 'Undo a macro',
  about: 'Recalls the messages, tasks and the proposal of your own run, as long as messages can be recalled. The rest stays.',
  access: run,
  body: 'UndoMacroBody',
  data: 'MacroUndone',
  errors: ['macro.undoTooLate', 'tip.closed', 'action.notAllowed', 'action.blocked'],
});
