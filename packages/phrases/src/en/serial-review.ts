/** Reviewing the serial numbers of a claim, for staff, and what came of it, for customers. */
export default {
  title: 'Review serial numbers',
  titleOf: 'Review of serial numbers, {{number}}',
  question: 'We couldn’t match these serial numbers to our modules. Please compare them with the labels and correct them here.',
  field: {
    title: 'All serial numbers',
    each: 'Each cell is one module, in the order of the list. Drag across cells to select a range.',
    many: 'Each cell is {{number}} modules, in the order of the list. Drag across cells to select a range.',
    cell: 'Row {{from}}: {{state}}',
    cells: 'Rows {{from}} to {{to}}: {{state}}',
    keys: 'Serial numbers as cells. Move with the arrow keys, select with Shift and the arrow keys.',
  },
  groups: {
    finding: 'Finding',
    serials: 'Serial numbers',
    decision: 'Decision',
    others: '{{detail}} and {{number}} more',
    chooseFirst: 'Choose a decision first',
    several: 'Several reasons',
  },
  rows: {
    title: 'Serial numbers one by one',
    position: 'Row',
    state: 'Decision',
    search: 'Search for a serial number',
    none: 'No serial numbers match.',
  },
  showRefused: 'Show refused serial numbers',
};
