/** Where everything known of one module is shown, its requests too. */
export const passportPage = '/passport/:sn';
export const passportPageOf = (sn: string): string => passportPage.replace(':sn', encodeURIComponent(sn));
