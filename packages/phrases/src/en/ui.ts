/** Words of the kit that every screen shares. */
export default {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  remove: 'Remove',
  retry: 'Try again',
  refresh: 'Refresh',
  back: 'Back',
  continue: 'Continue',
  search: 'Search',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading',
  home: 'Home page',
  required: 'required',
  optional: 'optional',
  none: '–',

  table: {
    filters: 'Show or hide filters',
    columns: 'Columns',
    columnsReset: 'Back to the usual columns',
    rows: 'Rows',
    range: '{{from}} to {{to}} of {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
    unselect: 'Clear the selection',
    emptyTitle: 'Nothing here yet',
    emptyText: 'What fits this list appears here.',
    noMatchTitle: 'Nothing fits these filters',
    noMatchText: 'Take one away, or clear them all.',
    clearFilters: 'Clear the filters',
  },

  state: {
    errorTitle: 'This could not be loaded',
    errorText: 'Nothing of yours is lost. Try again; if it stays like this, tell us the number below.',
    requestId: 'Request id',
    copyRequestId: 'Copy the request id',
    contactUs: 'Contact us',
    noPermissionTitle: 'This page is not open to you',
    noPermissionText: 'Your role does not cover it. Your lead or administrator can give you access.',
    notFoundTitle: 'This page is not here',
    notFoundText: 'The address may be old or mistyped. Search for it, or start from the home page.',
  },

  promise: {
    kept: 'Kept',
    left: '{{duration}} left',
    late: '{{duration}} late',
    promisedFor: 'Promised for',
    days: '{{days}} d',
    daysHours: '{{days}} d {{hours}} h',
    hours: '{{hours}} h',
    hoursMinutes: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min',
  },

  steps: {
    label: 'Steps',
    position: 'Step {{step}} of {{total}}: {{title}}',
    progress: 'Step {{step}} of {{total}}',
    done: 'done',
    now: 'now',
    later: 'still to come',
    stopped: 'ended here',
  },

  cells: {
    progress: '{{done}} of {{total}}',
  },

  draft: {
    saving: 'Saving the draft',
    savedAt: 'Draft saved',
    failed: 'The draft could not be saved. What you typed is still here.',
  },

  form: {
    errors_one: 'One field needs another look',
    errors_other: '{{count}} fields need another look',
    unsavedTitle: 'Leave without saving?',
    unsavedText: 'What you typed on this page is not saved yet.',
    stay: 'Stay here',
    leave: 'Leave',
  },

  actions: {
    label: 'Actions',
    more: 'More actions',
    missing_one: 'Still missing:',
    missing_other: '{{count}} things missing:',
  },

  files: {
    choose_one: 'Choose a file',
    choose_other: 'Choose files',
    orDrop_one: 'or drop it here',
    orDrop_other: 'or drop them here',
    limit: 'Up to {{size}} each, {{total}} in all',
    uploading: '{{share}}, {{done}} of {{size}}',
    waiting: 'Waiting for its turn',
    failed: 'Not uploaded. Try again.',
    cancelUpload: 'Cancel the upload of {{name}}',
    retryUpload: 'Try {{name}} again',
    removeFile: 'Remove {{name}}',
    added: '{{name}} is uploaded',
    tooLarge: 'Larger than {{size}}. Make it smaller or send it in parts.',
    tooMuch: 'All files together may have {{size}}.',
    tooMany_one: 'Only one file is allowed.',
    tooMany_other: 'Only {{count}} files are allowed.',
    nameTooLong_one: 'The name is too long: at most {{count}} character.',
    nameTooLong_other: 'The name is too long: at most {{count}} characters.',
    wrongKind: 'This kind of file is not accepted here.',
    list: 'Files',
  },

  time: {
    local: '{{time}} your time',
    utc: 'UTC',
  },

  toast: {
    region: 'Messages',
    dismiss: 'Close this message',
  },
};
