/** The media type of an .xlsx file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
