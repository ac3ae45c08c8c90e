import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: 'Modifica vista',
  saveAs: 'Salva come nuova vista',
  save: 'Salva vista',
  nameHint: 'Ad esempio: Richieste di garanzia dalla Spagna',
  seenBy: 'Chi la vede',
  me: 'Solo io',
  team: 'Il mio team',
  teamHint: 'Tutto il team {{team}} può usarla. Solo lei e i suoi supervisori possono modificarla.',
  noTeam: 'Non fa ancora parte di un team, quindi la vede solo lei.',
  savedBy: 'Salvata da {{name}}',
  earlier: 'Sposta prima',
  later: 'Sposta dopo',
  delete: 'Elimina vista',
  deleteTitle: 'Eliminare questa vista?',
  deleteText: '«{{name}}» verrà eliminata definitivamente. Le richieste restano invariate.',
  deleteSharedText: '«{{name}}» verrà eliminata definitivamente per tutto il team. Le richieste restano invariate.',
  changed: 'Modifiche non salvate',
  discard: 'Annulla modifiche',
  missing: 'Questa vista è stata eliminata o non è più condivisa con lei. Al suo posto vengono mostrate tutte le richieste.',
  exportHint: 'Esporta questa vista in .xlsx (al massimo le prime {{limit}} richieste)',
  exportCut: 'L’esportazione termina qui: il limite è di {{limit}} richieste. Filtrare l’elenco per ottenere le altre.',
  exportFile: 'richieste',
} satisfies Texts<typeof en, 'it'>;
