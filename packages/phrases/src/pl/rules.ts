import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule of the contract; no form depends on the gender of `{{field}}`. */
export default {
  required: 'Pole wymagane: {{field}}',
  invalid: 'Nieprawidłowa wartość: {{field}}',
  unknownField: 'Nieznane pole: {{fields}}',
  tooLong: '{{field}}: najwyżej {{max}} znaków',
  tooShort: '{{field}}: co najmniej {{min}} znaków',
  tooMany: '{{field}}: najwyżej {{max}} pozycji',
  tooBig: '{{field}}: najwyżej {{max}}',
  tooSmall: '{{field}}: co najmniej {{min}}',
  greaterThan: '{{field}}: wartość musi być większa niż {{min}}',
  decimal: '{{field}}: liczba z dokładnością do {{decimals}} miejsc po przecinku, np. 12,5',
  emailTaken: 'Ten adres e-mail jest już u nas zarejestrowany',
  email: 'Wpisz pełny adres e-mail, np. imie@firma.pl',
  phone: 'Wpisz numer z kierunkowym kraju, np. +48 600 123 456',
  password: 'Tylko litery i cyfry, co najmniej po jednej',
  passwordCommon: 'To hasło łatwo odgadnąć. Wybierz inne',
  passwordIsName: 'Hasło nie może być nazwą z adresu e-mail',
  passwordsDiffer: 'Hasła nie są identyczne',
  passwordUnreadable: 'Nie udało się odczytać hasła. Wpisz je ponownie',
  taxNo: 'Co najmniej {{min}} znaków, np. B04512345. Numer nie jest jeszcze znany? Wpisz 0',
  swift: '11 liter i cyfr, pierwsze sześć to litery, np. BSCHESMMXXX',
  iban: 'Numer rachunku nie pasuje do kraju oddziału banku. Sprawdź każdą cyfrę',
  branchCountry: 'Dwie litery, takie same jak 5. i 6. znak kodu SWIFT, np. ES',
  privacyPolicy: 'Aby przejść dalej, zaakceptuj politykę prywatności',
  pageSize: 'Wybierz 10, 20, 30 lub 50 wierszy',
  captcha: 'Znaki nie zgadzają się z obrazkiem. Przepisz kod z nowego',
  wrongOwner: 'Ta osoba nie może prowadzić zgłoszeń tego rodzaju',
  pageTooDeep: 'Można przeglądać tylko pierwsze {{max}} wierszy. Zawęź listę filtrem',
  dateInFuture: '{{field}}: data nie może być z przyszłości',
} satisfies Texts<typeof en, 'pl'>;
