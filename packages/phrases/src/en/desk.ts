/** The desk of staff and the page of a case. */
export default {
  title: 'Desk',
};
