/** The spreadsheet of the texts of the interface. */
export default {
  key: 'Key',
  part: 'Part',
  texts: 'Texts',
  coverage: 'Coverage',
  file: 'texts',
};
