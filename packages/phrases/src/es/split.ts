import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: 'Dividir la reclamación',
  text: 'Pase a una reclamación aparte lo que está sin decidir o por aclarar, para que el resto siga adelante.',
  action: 'Separar sin decidir: {{number}}',
  dialog: {
    title: 'Dividir la reclamación {{number}}',
    confirm: 'Dividir reclamación',
    go: 'Pasan a la nueva reclamación',
    stay: 'Quedan en esta reclamación',
    same: 'La nueva reclamación está en revisión, con el mismo contacto, responsable, datos y archivos.',
    told: 'El cliente recibe un correo y lee el motivo en ambas reclamaciones.',
    after: 'Después, finalice la revisión de esta reclamación para poder preparar soluciones.',
    reasonHint: 'En el idioma del cliente, por ejemplo: la fábrica aún comprueba estos módulos',
  },
  done: 'Separado como {{number}}',
  made: 'Lo que estaba sin decidir sigue en',
  outward: 'Separada de',
  inward: 'Lo pendiente sigue en',
} satisfies Texts<typeof en, 'es'>;
