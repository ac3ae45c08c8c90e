import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: 'Correcto',
    missing: 'Falta',
    wrong: 'Incorrecto',
  },
  fault: {
    malformed: 'El número de serie debe tener de 10 a 24 letras y cifras',
    duplicate: 'Está dos veces en la lista',
    notCovered: 'No es un módulo aceptado de este reemplazo',
    isOld: 'Es un módulo antiguo de esta reclamación',
    usedElsewhere: 'Se entregó en otro reemplazo',
  },
} satisfies Texts<typeof en, 'es'>;
