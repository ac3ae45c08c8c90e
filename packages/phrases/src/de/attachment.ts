import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: 'Dateien',
  list: 'Dateien dieses Vorgangs',
  limits: 'je bis {{each}} MB, zusammen {{total}} MB',
  sum_one: '{{files}} von {{most}} Dateien, {{used}} von {{total}} MB',
  sum_other: '{{files}} von {{most}} Dateien, {{used}} von {{total}} MB',
  hint: 'Bilder, PDF, Office-Dateien, Text, ZIP oder Video',
  scaled: 'Bilder werden vor dem Senden verkleinert, und der Aufnahmeort wird entfernt.',
  none: 'Keine Dateien',
  origin: {
    request: 'Mit dem Vorgang eingereicht',
    message: 'Aus dem Gespräch',
    note: 'Interne Notiz, nur für Mitarbeitende',
  },
  show: '{{name}} anzeigen',
  download: '{{name}} herunterladen',
  describe: 'Beschreibung von {{name}}',
  describeHint: 'Was ist zu sehen? Zum Beispiel: Etikett Rückseite, Modul 14',
  remove: '{{name}} löschen',
  removeTitle: 'Diese Datei löschen?',
  removeText: '{{name}} wird endgültig gelöscht.',
  removeConfirm: 'Datei löschen',
  previewFailed: 'Die Datei konnte nicht angezeigt werden. Bitte laden Sie sie herunter.',
} satisfies Texts<typeof en, 'de'>;
