import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: 'Podziel zgłoszenie',
  text: 'Przenieś to, co jest bez decyzji lub do wyjaśnienia, do osobnego zgłoszenia, aby reszta mogła być dalej prowadzona.',
  action: 'Wydziel bez decyzji: {{number}}',
  dialog: {
    title: 'Podziel zgłoszenie {{number}}',
    confirm: 'Podziel zgłoszenie',
    go: 'Trafi do nowego zgłoszenia',
    stay: 'Pozostanie w tym zgłoszeniu',
    same: 'Nowe zgłoszenie jest w trakcie weryfikacji i ma tę samą osobę kontaktową, tę samą osobę prowadzącą, te same dane i pliki.',
    told: 'Klient otrzyma e-mail i przeczyta powód w obu zgłoszeniach.',
    after: 'Następnie zakończ weryfikację tego zgłoszenia, aby móc przygotować rozwiązania.',
    reasonHint: 'W języku klienta, na przykład: fabryka nadal sprawdza te moduły',
  },
  done: 'Wydzielono jako {{number}}',
  made: 'To, co było bez decyzji, jest dalej prowadzone w',
  outward: 'Wydzielone ze zgłoszenia',
  inward: 'Sprawy bez decyzji prowadzone są w',
} satisfies Texts<typeof en, 'pl'>;
