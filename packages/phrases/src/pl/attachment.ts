import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: 'Pliki',
  list: 'Pliki tego zgłoszenia',
  limits: 'do {{each}} MB każdy, łącznie {{total}} MB',
  sum_one: '{{files}} z {{most}} plików, {{used}} z {{total}} MB',
  sum_few: '{{files}} z {{most}} plików, {{used}} z {{total}} MB',
  sum_many: '{{files}} z {{most}} plików, {{used}} z {{total}} MB',
  sum_other: '{{files}} z {{most}} plików, {{used}} z {{total}} MB',
  hint: 'Zdjęcia, PDF, pliki Office, tekst, ZIP lub wideo',
  scaled: 'Zdjęcia są zmniejszane przed wysłaniem, a informacja o miejscu ich wykonania jest usuwana.',
  none: 'Brak plików',
  origin: {
    request: 'Przesłany ze zgłoszeniem',
    message: 'Z rozmowy',
    note: 'Notatka wewnętrzna, tylko dla pracowników',
  },
  show: 'Pokaż {{name}}',
  download: 'Pobierz {{name}}',
  describe: 'Opis pliku {{name}}',
  describeHint: 'Co na nim widać? Na przykład: etykieta z tyłu, moduł 14',
  remove: 'Usuń {{name}}',
  removeTitle: 'Usunąć ten plik?',
  removeText: 'Plik {{name}} zostanie trwale usunięty.',
  removeConfirm: 'Usuń plik',
  previewFailed: 'Nie udało się wyświetlić pliku. Pobierz go.',
} satisfies Texts<typeof en, 'pl'>;
