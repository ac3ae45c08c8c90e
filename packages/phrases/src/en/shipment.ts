/** Where exchanged goods go, and when they arrive. */
export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
};
