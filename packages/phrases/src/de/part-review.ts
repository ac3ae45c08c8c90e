import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Prüfung der Teile, {{number}}',
  question: 'Zu diesen Teilen brauchen wir weitere Angaben: {{parts}}. Bitte prüfen Sie Ihre Angaben dazu und korrigieren Sie sie hier.',
  named: '{{number}}. {{name}}',
  pieces: 'Angenommene Stückzahl: {{part}}',
  of: 'von {{number}}',
  some: '{{accepted}} von {{number}} angenommen',
  refused: 'Abgelehnt: {{number}} Stück',
  show: 'Abgelehnte Teile anzeigen',
  refusedOf: '{{refused}} von {{number}} abgelehnt',
  parts: 'Teile',
} satisfies Texts<typeof en, 'de'>;
