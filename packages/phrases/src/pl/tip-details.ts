import type { Texts } from '../texts.ts';
import type en from '../en/tip-details.ts';

export default {
  fields: 'Dane do sprawdzenia',
  question: 'Pytanie o to pole',
  questionOf: '{{field}}: pytanie',
  content: 'Wiadomość do klienta',
  contentHint: 'W języku klienta',
  more_one: '{{number}} kolejne pole',
  more_few: '{{number}} kolejne pola',
  more_many: '{{number}} kolejnych pól',
  more_other: '{{number}} kolejnego pola',
  none: 'Puste',
  field: 'Pole',
  before: 'Przed zmianą',
  now: 'Po zmianie',
  same: 'Bez zmian: {{fields}}',
  saving: {
    saved: 'Zapisywane na bieżąco',
    waiting: 'Zapisywanie',
    failed: 'Niezapisane zmiany',
  },
  changedElsewhere: 'W międzyczasie ktoś inny zmienił te dane.',
  keepMine: 'Zachowaj moje odpowiedzi',
  takeTheirs: 'Użyj tamtych odpowiedzi',
} satisfies Texts<typeof en, 'pl'>;
