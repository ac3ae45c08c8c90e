import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule of the contract. */
export default {
  required: 'Pflichtfeld: {{field}}',
  invalid: 'Ungültige Angabe: {{field}}',
  unknownField: 'Unbekanntes Feld: {{fields}}',
  tooLong: '{{field}}: höchstens {{max}} Zeichen',
  tooShort: '{{field}}: mindestens {{min}} Zeichen',
  tooMany: '{{field}}: höchstens {{max}} Einträge',
  tooBig: '{{field}}: höchstens {{max}}',
  tooSmall: '{{field}}: mindestens {{min}}',
  greaterThan: '{{field}}: muss größer als {{min}} sein',
  decimal: '{{field}}: Zahl mit höchstens {{decimals}} Nachkommastellen und Dezimalpunkt, zum Beispiel 12.5',
  emailTaken: 'Diese E-Mail-Adresse ist hier bereits bekannt',
  email: 'Vollständige E-Mail-Adresse eingeben, zum Beispiel name@firma.de',
  phone: 'Nummer mit Landesvorwahl eingeben, zum Beispiel +49 151 23456789',
  password: 'Nur Buchstaben und Ziffern, von beidem mindestens eines',
  passwordCommon: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  passwordIsName: 'Das Passwort darf nicht der Name aus der E-Mail-Adresse sein',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  passwordUnreadable: 'Das Passwort war nicht lesbar. Bitte geben Sie es noch einmal ein.',
  taxNo: 'Mindestens {{min}} Zeichen, zum Beispiel DE123456789. Noch nicht bekannt? 0 eingeben.',
  swift: '11 Buchstaben und Ziffern, die ersten sechs sind Buchstaben, zum Beispiel COBADEFFXXX',
  iban: 'Die Kontonummer passt nicht zum Land der Bankfiliale. Bitte jede Ziffer prüfen.',
  branchCountry: 'Zwei Buchstaben, dieselben wie der 5. und 6. des SWIFT-Codes, zum Beispiel DE',
  privacyPolicy: 'Bitte stimmen Sie der Datenschutzerklärung zu',
  pageSize: '10, 20, 30 oder 50 Zeilen wählen',
  captcha: 'Die Zeichen stimmen nicht mit dem Bild überein. Bitte mit dem neuen Bild versuchen.',
  wrongOwner: 'Diese Person kann Vorgänge dieser Art nicht betreuen',
  pageTooDeep: 'Blättern ist nur in den ersten {{max}} Zeilen möglich. Bitte grenzen Sie die Liste mit einem Filter ein.',
  dateInFuture: '{{field}}: darf nicht in der Zukunft liegen',
} satisfies Texts<typeof en, 'de'>;
