import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule; the label of the field stands after or before a colon, so that nothing must agree with it. */
export default {
  required: 'Campo obbligatorio: {{field}}',
  invalid: 'Valore non valido: {{field}}',
  unknownField: 'Campo sconosciuto: {{fields}}',
  tooLong: '{{field}}: al massimo {{max}} caratteri',
  tooShort: '{{field}}: almeno {{min}} caratteri',
  tooMany: '{{field}}: al massimo {{max}} voci',
  tooBig: '{{field}}: al massimo {{max}}',
  tooSmall: '{{field}}: almeno {{min}}',
  greaterThan: '{{field}}: il valore deve essere maggiore di {{min}}',
  decimal: '{{field}}: un numero con al massimo {{decimals}} decimali, ad esempio 12,5',
  emailTaken: 'Esiste già un account con questo indirizzo e-mail',
  email: 'Inserire l’indirizzo e-mail completo, ad esempio nome@azienda.com',
  phone: 'Inserire il numero con il prefisso internazionale, ad esempio +34 600 123 456',
  password: 'Solo lettere e cifre, almeno una per tipo',
  passwordCommon: 'Questa password è facile da indovinare. Sceglierne un’altra.',
  passwordIsName: 'La password non può essere il nome dell’indirizzo e-mail',
  passwordsDiffer: 'Le password non coincidono',
  passwordUnreadable: 'Impossibile leggere la password. Digitarla di nuovo.',
  taxNo: 'Almeno {{min}} caratteri, ad esempio B04512345. Se non ancora nota, inserire 0.',
  swift: '11 lettere e cifre, i primi sei caratteri sono lettere, ad esempio BSCHESMMXXX',
  iban: 'Il numero di conto non corrisponde al paese della filiale. Controllare ogni cifra.',
  branchCountry: 'Due lettere, uguali alla 5ª e alla 6ª del codice SWIFT, ad esempio ES',
  privacyPolicy: 'Per proseguire, accettare l’informativa sulla privacy',
  pageSize: 'Scegliere 10, 20, 30 o 50 righe',
  captcha: 'I caratteri non corrispondono all’immagine. Provare con quella nuova.',
  wrongOwner: 'Questa persona non può seguire richieste di questo tipo',
  pageTooDeep: 'Si possono sfogliare solo le prime {{max}} righe. Restringere l’elenco con un filtro.',
  dateInFuture: '{{field}}: non può essere una data futura',
} satisfies Texts<typeof en, 'it'>;
