import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: 'Anruf zu {{number}} erfassen',
    direction: 'Wer angerufen hat',
    out: 'Wir haben angerufen',
    in: 'Der Kunde hat angerufen',
    phone: 'Rufnummer',
    calledAt: 'Zeitpunkt des Anrufs',
    calledAtHint: 'In Ihrer Ortszeit',
    calledAtMissing: 'Geben Sie an, wann der Anruf war.',
    result: 'Ergebnis',
    results: {
      reached: 'Erreicht',
      message: 'Nachricht hinterlassen',
      noAnswer: 'Keine Antwort',
      wrongNumber: 'Falsche Nummer',
    },
    note: 'Was besprochen wurde',
    noteHint: 'Intern. Der Kunde sieht es nicht.',
    keepsPromise: 'Zählt als Erstkontakt',
    promiseOpen: 'Der Erstkontakt steht noch aus',
    confirm: 'Anruf speichern',
    done: '{{number}}: Anruf erfasst',
  },
  called: {
    reached: 'Angerufen, erreicht',
    message: 'Angerufen, Nachricht hinterlassen',
    noAnswer: 'Angerufen, niemand erreicht',
    wrongNumber: 'Angerufen, falsche Nummer',
    in: 'Anruf vom Kunden',
  },
  related: {
    title: 'Weitere Vorgänge der Firma',
    project: 'Gleiches Projekt',
    contact: 'Gleiche Kontaktperson',
    company: 'Gleiche Firma',
  },
  change: {
    to: 'An {{after}}',
    fromTo: 'Von {{before}} an {{after}}',
  },
} satisfies Texts<typeof en, 'de'>;
