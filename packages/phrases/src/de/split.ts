import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: 'Antrag aufteilen',
  text: 'Verschieben Sie, was offen oder noch zu klären ist, in einen eigenen Antrag, damit der Rest weiterlaufen kann.',
  action: 'Offene abtrennen: {{number}}',
  dialog: {
    title: 'Antrag {{number}} aufteilen',
    confirm: 'Antrag aufteilen',
    go: 'Geht in den neuen Antrag',
    stay: 'Bleibt in diesem Antrag',
    same: 'Der neue Antrag ist in Prüfung. Kontaktperson, Zuständigkeit, Angaben und Dateien sind dieselben.',
    told: 'Der Kunde bekommt eine E-Mail und liest den Grund in beiden Anträgen.',
    after: 'Schließen Sie danach die Prüfung dieses Antrags ab, um Lösungen erfassen zu können.',
    reasonHint: 'In der Sprache des Kunden, zum Beispiel: Das Werk prüft diese Module noch',
  },
  done: 'Abgetrennt als {{number}}',
  made: 'Was offen war, läuft weiter in',
  outward: 'Abgetrennt von',
  inward: 'Offenes läuft weiter in',
} satisfies Texts<typeof en, 'de'>;
