import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: 'Ort',
  pieces_one: '{{number}} Stück',
  pieces_other: '{{number}} Stück',
  perCell: 'Ein Feld steht für {{number}} Stück.',
  details: {
    title: 'Was ist passiert, und wo?',
    lead: 'Mit <mark>*</mark> markierte Felder sind zum Einreichen erforderlich. Sie können sie vorerst überspringen und später zurückkommen.',
    whatTitle: 'Der Mangel',
    projectTitle: 'Das Projekt',
    earlierTitle: 'Früherer Vorgang',
  },
  original: {
    search: 'Nummer, Titel oder Projekt eines früheren Vorgangs',
    unknown: 'Den ursprünglichen Vorgang <b>{{number}}</b> gibt es nicht',
    ask: 'Meinten Sie Ihren Antrag für dasselbe Projekt?',
    use: '{{number}} verwenden',
    leave: 'Leer lassen',
    by: 'eingereicht von {{name}}',
  },
  cured: {
    original: 'Ursprünglicher Vorgang: <b>{{number}}</b>.',
    emptied: 'Ursprünglicher Vorgang leer gelassen.',
  },
  hint: {
    defectDate: 'Der Tag, an dem der Mangel zuerst bemerkt wurde',
    lastRequestNo: 'Falls wir schon daran gearbeitet haben, zum Beispiel MC-20260902-00003',
    projectName: 'Zum Beispiel: Solarpark Elbe 3',
    capacity: 'Alle installierten Module zusammen, zum Beispiel 500 kW',
    region: 'Leer lassen, um Land oder Region Ihres Kundenkontos zu verwenden.',
  },
  answers: { title: 'Ihre Angaben' },
} satisfies Texts<typeof en, 'de'>;
