import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: 'Edytuj widok',
  saveAs: 'Zapisz jako nowy widok',
  save: 'Zapisz widok',
  nameHint: 'Na przykład: Zgłoszenia gwarancyjne z Hiszpanii',
  seenBy: 'Kto go widzi',
  me: 'Tylko ja',
  team: 'Mój zespół',
  teamHint: 'Może z niego korzystać cały zespół {{team}}. Zmienić go mogą tylko Państwo i kierownicy.',
  noTeam: 'Nie należą Państwo jeszcze do żadnego zespołu, więc widok jest dostępny tylko dla Państwa.',
  savedBy: 'Zapisany przez: {{name}}',
  earlier: 'Przesuń wcześniej',
  later: 'Przesuń dalej',
  delete: 'Usuń widok',
  deleteTitle: 'Usunąć ten widok?',
  deleteText: '„{{name}}” zostanie trwale usunięty. Zgłoszenia pozostaną bez zmian.',
  deleteSharedText: '„{{name}}” zostanie trwale usunięty dla całego zespołu. Zgłoszenia pozostaną bez zmian.',
  changed: 'Niezapisane zmiany',
  discard: 'Odrzuć zmiany',
  missing: 'Ten widok usunięto lub nie jest już Państwu udostępniany. Zamiast niego widać wszystkie zgłoszenia.',
  exportHint: 'Eksportuj ten widok do .xlsx (najwyżej {{limit}} pierwszych zgłoszeń)',
  exportCut: 'Eksport kończy się tutaj: limit wynosi {{limit}} zgłoszeń. Aby uzyskać pozostałe, przefiltruj listę.',
  exportFile: 'zgloszenia',
} satisfies Texts<typeof en, 'pl'>;
