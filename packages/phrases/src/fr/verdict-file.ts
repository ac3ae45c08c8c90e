import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: 'Décisions dans une feuille de calcul',
  hint: 'Décidez dans Excel, puis importez le fichier. Rien ne change tant que vous n’avez pas vu le résultat.',
  download: 'Télécharger',
  upload: 'Importer',
  uploading: 'Lecture du fichier',
  show: 'Afficher le résultat',
  rows: 'Lignes lues : {{number}}',
  apply: 'à appliquer',
  unchanged: 'sans changement',
  differ: 'avec une autre décision',
  leftOut: 'lignes écartées',
  differTitle: 'En conflit avec les décisions actuelles',
  sn: 'Numéro de série',
  here: 'Actuelle',
  file: 'Fichier',
  keep: 'Conserver',
  keepOf: 'Conserver pour {{sn}}',
  keepAll: 'Conserver pour tous',
  more: 'Seules les {{number}} premières sont affichées.',
  leftOutTitle: 'Lignes écartées',
  row: 'Ligne {{row}}',
  fault: {
    unreadable: 'Le numéro de série est illisible.',
    notInClaim: '<sn>{{sn}}</sn> ne figure pas dans cette demande.',
    unknownDecision: '« {{text}} » n’est pas une décision. Indiquez « accepter », « refuser » ou « faire préciser ».',
    reasonMissing: 'Un refus nécessite un motif de la liste.',
    unknownReason: '« {{text}} » n’est pas un motif de la liste.',
    contradiction: '<sn>{{sn}}</sn> a une décision différente à la ligne {{other}}.',
  },
  readAs: '« {{text}} » a été lu comme « {{reason}} ». Nombre de lignes : {{number}}',
  take: 'Appliquer les décisions ({{number}})',
  done: 'Décisions appliquées',
  discarded: 'Fichier abandonné',
} satisfies Texts<typeof en, 'fr'>;
