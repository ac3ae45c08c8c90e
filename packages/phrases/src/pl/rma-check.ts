import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: 'Zgadza się',
    missing: 'Brakuje',
    wrong: 'Błędny',
  },
  fault: {
    malformed: 'Numer seryjny ma od 10 do 24 liter i cyfr',
    duplicate: 'Występuje na liście dwa razy',
    notCovered: 'To nie jest uznany moduł z tej wymiany',
    isOld: 'To stary moduł z tego zgłoszenia',
    usedElsewhere: 'Dostarczono go w innej wymianie',
  },
} satisfies Texts<typeof en, 'pl'>;
