import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Examen des composants, {{number}}',
  question: 'Il nous faut plus de précisions sur ces composants : {{parts}}. Veuillez en vérifier les informations et les corriger ici.',
  named: '{{number}}. {{name}}',
  pieces: 'Pièces acceptées : {{part}}',
  of: 'sur {{number}}',
  some: 'Accepté : {{accepted}} sur {{number}}',
  refused: 'Pièces refusées : {{number}}',
  show: 'Afficher les composants refusés',
  refusedOf: 'Pièces refusées : {{refused}} sur {{number}}',
  parts: 'Composants',
} satisfies Texts<typeof en, 'fr'>;
