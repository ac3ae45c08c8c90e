import type en from '../en/part-review.ts';
import type { Texts } from '../texts.ts';

/** Reviewing the parts of a tracker claim, for staff, and what came of it, for customers. */
export default {
  titleOf: 'Weryfikacja części, {{number}}',
  question: 'Potrzebujemy więcej informacji o tych częściach: {{parts}}. Prosimy sprawdzić ich dane i poprawić je tutaj.',
  named: '{{number}}. {{name}}',
  pieces: 'Uznane sztuki: {{part}}',
  of: 'z {{number}}',
  some: 'Uznano {{accepted}} z {{number}}',
  refused: 'Odrzucone sztuki: {{number}}',
  show: 'Pokaż odrzucone części',
  refusedOf: 'Odrzucono {{refused}} z {{number}}',
  parts: 'Części',
} satisfies Texts<typeof en, 'pl'>;
