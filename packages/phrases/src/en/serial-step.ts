/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'Which modules are affected?',
    reading: 'Reading your spreadsheet',
    adding: 'Adding your serial numbers',
    ready_one: '{{rows}} row read, {{number}} can be added',
    ready_other: '{{rows}} rows read, {{number}} can be added',
    listed_one: '{{number}} serial number in your claim',
    listed_other: '{{number}} serial numbers in your claim',
  },

  headText: {
    empty: 'Upload their serial numbers as a spreadsheet, or paste them.',
    reading: 'We’re checking each number against our registry and earlier claims.',
    ready: 'Look through them, then add them to your claim. You can submit with warnings.',
    listed: 'Add more, or continue.',
  },

  drop: {
    title: 'Drop your spreadsheet here',
    choose: 'Choose a spreadsheet',
    hint: '.xlsx or .xls, up to {{rows}} rows',
  },

  sheet: {
    title: 'What the spreadsheet looks like',
    label: 'Template with columns for serial number, type and power. Only the first is required.',
  },

  where: {
    title: 'Where to find the number',
    picture: 'On the back label and on the short edge of the frame',
    text: 'On the back label and on the short edge of the frame. Both must match.',
  },

  checked: {
    title: 'What we check',
    made: 'Made by us, with the right type and power',
    warranty: 'In warranty on the defect date',
    warrantyOn: 'In warranty on {{day}}, your defect date',
    region: 'Sold in your region, and not in another open claim',
  },

  wrong: {
    text: 'This is a text file (CSV), not an Excel workbook',
    webPage: 'This is a web page, not an Excel workbook',
    sheet: 'This is a different kind of spreadsheet, not .xlsx or .xls',
    other: 'This isn’t a spreadsheet',
    inIt: 'What’s in it',
    lines: 'First lines of the file',
    toDo: 'What to do',
    open: 'Open the file in Excel',
    save: 'Choose File, Save as, <b>Excel workbook (.xlsx)</b>',
    again: 'Choose the new file',
    useTemplate: 'Put the numbers in our template, or paste them.',
  },

  discarded: {
    title_one: 'You discarded {{number}} serial number',
    title_other: 'You discarded {{number}} serial numbers',
    text: 'From <file>{{file}}</file>. Nothing was added to your claim. You can restore them until <time></time>.',
    restore: 'Restore',
  },

  line: {
    waiting: 'Waiting for the file before it',
    ready_one: '{{rows}} row read, {{number}} can be added. Not in your claim yet.',
    ready_other: '{{rows}} rows read, {{number}} can be added. Not in your claim yet.',
    later: 'You can add these once the other file is done',
  },
};
