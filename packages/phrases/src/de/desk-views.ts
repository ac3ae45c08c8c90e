import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: 'Ansicht bearbeiten',
  saveAs: 'Als neue Ansicht speichern',
  save: 'Ansicht speichern',
  nameHint: 'Zum Beispiel: Garantieanträge aus Spanien',
  seenBy: 'Wer sie sieht',
  me: 'Nur ich',
  team: 'Mein Team',
  teamHint: 'Alle im Team {{team}} können sie nutzen. Ändern können sie nur Sie und Ihre Teamleitung.',
  noTeam: 'Sie gehören noch keinem Team an. Daher sehen nur Sie sie.',
  savedBy: 'Gespeichert von {{name}}',
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  delete: 'Ansicht löschen',
  deleteTitle: 'Diese Ansicht löschen?',
  deleteText: '„{{name}}“ wird endgültig gelöscht. Vorgänge sind davon nicht betroffen.',
  deleteSharedText: '„{{name}}“ wird für das ganze Team endgültig gelöscht. Vorgänge sind davon nicht betroffen.',
  changed: 'Nicht gespeicherte Änderungen',
  discard: 'Änderungen verwerfen',
  missing: 'Diese Ansicht wurde gelöscht oder wird nicht mehr mit Ihnen geteilt. Stattdessen werden alle Vorgänge angezeigt.',
  exportHint: 'Diese Ansicht als .xlsx exportieren (höchstens die ersten {{limit}} Vorgänge)',
  exportCut: 'Der Export endet hier: Er ist auf {{limit}} Vorgänge begrenzt. Filtern Sie die Liste, um die übrigen zu erhalten.',
  exportFile: 'vorgangsliste',
} satisfies Texts<typeof en, 'de'>;
