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
    empty: 'Give us their serial numbers as a spreadsheet, or paste them.',
    reading: 'We compare each number with our registry and earlier claims.',
    ready: 'Look through them, then add them to your claim. Warnings don’t stop you.',
    listed: 'Add more, or continue.',
  },

  drop: {
    title: 'Drop your spreadsheet here',
    choose: 'Choose a spreadsheet',
    hint: '.xlsx or .xls, up to {{rows}} rows',
  },

  sheet: {
    title: 'What the spreadsheet looks like',
    label: 'Template with the columns serial number, type and power. Only the first is required.',
  },

  where: {
    title: 'Where the number is',
    picture: 'On the back label, and on the frame at the short side',
    text: 'On the back label and on the short side of the frame. Both are the same.',
  },

  checked: {
    title: 'What we check',
    made: 'Made by us, with type and power',
    warranty: 'In warranty on the defect date',
    warrantyOn: 'In warranty on {{day}}, your defect date',
    region: 'Sold to your region, not in another open claim',
  },

  wrong: {
    text: 'This is a text file (CSV), not an Excel workbook',
    webPage: 'This is a web page, not an Excel workbook',
    sheet: 'This is another kind of spreadsheet, neither .xlsx nor .xls',
    other: 'This isn’t a spreadsheet',
    inIt: 'What’s in it',
    lines: 'First lines of the file',
    toDo: 'What to do',
    open: 'Open the file in Excel',
    save: 'Choose File, Save as, <b>Excel workbook (.xlsx)</b>',
    again: 'Choose the new file',
    useTemplate: 'Put the numbers into our template, or paste them.',
  },

  discarded: {
    title_one: 'You discarded {{number}} serial number',
    title_other: 'You discarded {{number}} serial numbers',
    text: 'From <file>{{file}}</file>. Nothing was added to your claim. You can bring them back until <time></time>.',
    restore: 'Bring back',
  },

  line: {
    waiting: 'Waits for the file before it',
    ready_one: '{{rows}} row read, {{number}} can be added. Not in your claim yet.',
    ready_other: '{{rows}} rows read, {{number}} can be added. Not in your claim yet.',
    later: 'You can add these once the other file is done',
  },
};
