import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: 'Reparatur eintragen',
    title: 'Reparatur ausgeführt',
    reportHint: 'Der Kunde liest das.',
    save: 'Reparatur speichern',
    saved: 'Reparatur gespeichert',
  },
  complete: {
    title: '{{number}} abschließen?',
    text: 'Der Kunde erhält eine E-Mail mit Ihrem Abschlusstext.',
    words: 'Abschlusstext',
    wordsHint: 'Zum Beispiel: was gezahlt, repariert oder ersetzt wurde',
    confirm: 'Antrag abschließen',
    done: '{{number}} abgeschlossen',
  },
  thread: {
    modules: 'Was mit Ihren Modulen geschieht',
    parts: 'Was mit Ihren Teilen geschieht',
    claimed: 'Beantragt',
    accepted: 'Angenommen',
    covered: 'Mit Lösung',
    done: 'Erledigt',
    refused: 'Abgelehnt: {{number}}',
  },
} satisfies Texts<typeof en, 'de'>;
