import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: 'Corretto',
    missing: 'Manca',
    wrong: 'Errato',
  },
  fault: {
    malformed: 'Un numero di serie ha da 10 a 24 lettere e cifre',
    duplicate: 'È due volte nell’elenco',
    notCovered: 'Non è un modulo accettato di questa sostituzione',
    isOld: 'È un modulo vecchio di questa richiesta',
    usedElsewhere: 'È stato consegnato in un’altra sostituzione',
  },
} satisfies Texts<typeof en, 'it'>;
