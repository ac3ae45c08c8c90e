import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Możliwe duplikaty',
  shared_one: '{{number}} wspólny numer seryjny',
  shared_few: '{{number}} wspólne numery seryjne',
  shared_many: '{{number}} wspólnych numerów seryjnych',
  shared_other: '{{number}} wspólnego numeru seryjnego',
  sameDefect: 'Ten sam projekt i ta sama data wady',
  otherCompany: 'Firma: {{company}}',
  linkUnseen: 'Klienci nie zobaczą tego powiązania.',
  linkOf: 'Powiąż zgłoszenia: {{number}}',
  close: 'Zamknij jako duplikat',
  closeOf: 'Zamknij jako duplikat: {{number}}',
  closeText: 'To zgłoszenie zostanie też powiązane z {{number}}.',
  linked: 'Powiązano z {{number}}',
  outward: 'Duplikat zgłoszenia',
  inward: 'Duplikat tego zgłoszenia',
  dialog: {
    title: 'Powiąż {{number}} jako duplikat',
    text: 'Dalej prowadzone będzie drugie zgłoszenie. Oba pozostają otwarte i pokazują nawzajem swoje numery. Aby zamknąć to zgłoszenie, zaproponuj jego odrzucenie.',
    hint: 'Na przykład: MC-20261106-00022',
    confirm: 'Powiąż zgłoszenia',
  },
  unlink: {
    action: 'Usuń powiązanie',
    actionOf: 'Usuń powiązanie z {{number}}',
    title: 'Usunąć powiązanie z {{number}}?',
    text: 'Zgłoszenia nie będą już pokazywać nawzajem swoich numerów. Powód pozostanie w historii obu.',
    reasonHint: 'Na przykład: chodzi o inne moduły',
    done: '{{number}}: usunięto powiązanie',
  },
} satisfies Texts<typeof en, 'pl'>;
