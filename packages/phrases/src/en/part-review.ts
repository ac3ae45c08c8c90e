/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Review of parts, {{number}}',
  question: 'We need to know more about these parts: {{parts}}. Please check their details and correct them here.',
  named: '{{number}}. {{name}}',
  pieces: 'Accepted pieces of {{part}}',
  of: 'of {{number}}',
  some: '{{accepted}} of {{number}} accepted',
  refused: 'Pieces refused: {{number}}',
  show: 'Show refused parts',
  refusedOf: '{{refused}} of {{number}} refused',
  parts: 'Parts',
};
