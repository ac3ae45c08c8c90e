import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Examen des composants, {{number}}',
  question: 'Il nous faut plus de précisions sur ces composants : {{parts}}. Veuillez vérifier leurs informations et les corriger ici.',
  named: '{{number}}. {{name}}',
  pieces: 'Unités acceptées de {{part}}',
  of: 'sur {{number}}',
  some: '{{accepted}} sur {{number}} acceptées',
  refused: 'Unités refusées : {{number}}',
  show: 'Afficher les composants refusés',
  refusedOf: '{{refused}} sur {{number}} refusées',
  parts: 'Composants',
} satisfies Texts<typeof en, 'fr'>;
