/** Words that claims of all kinds share. */
export default {
  place: 'Location',
  pieces_one: '{{number}} piece',
  pieces_other: '{{number}} pieces',
  perCell: 'Each cell is {{number}} pieces.',
  details: {
    title: 'What happened, and where?',
    lead: 'Fields marked <mark>*</mark> are required to submit. You can skip them for now and come back later.',
    whatTitle: 'The defect',
    projectTitle: 'The project',
    earlierTitle: 'Earlier request',
  },
  original: {
    search: 'Number, title or project of an earlier request',
    unknown: 'Original request <b>{{number}}</b> doesn’t exist',
    ask: 'Did you mean your claim for the same project?',
    use: 'Use {{number}}',
    leave: 'Leave empty',
    by: 'filed by {{name}}',
  },
  cured: {
    original: 'Original request set to <b>{{number}}</b>.',
    emptied: 'Original request left empty.',
  },
  hint: {
    defectDate: 'The day the defect was first seen',
    lastRequestNo: 'If we worked on it before, for example MC-20260902-00003',
    projectName: 'For example: Almería Norte 3',
    capacity: 'All installed modules together, for example 500 kW',
    region: 'Leave empty to use your account’s country or region.',
  },
  answers: { title: 'Your answers' },
};
