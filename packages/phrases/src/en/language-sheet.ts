/** The spreadsheet of interface texts. */
export default {
  key: 'Key',
  part: 'Part',
  texts: 'Texts',
  coverage: 'Coverage',
  file: 'texts',
};
