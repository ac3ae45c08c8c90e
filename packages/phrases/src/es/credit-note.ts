import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: 'Nota de crédito {{number}}',
  about: 'Esta nota de crédito corresponde a la compensación por su reclamación. La pagaremos cuando haya confirmado la nota en el portal.',
  number: 'Nota de crédito',
  day: 'Fecha',
  claim: 'Reclamación',
  what: 'Qué pagamos',
  for: 'Concepto',
  account: 'Cuenta bancaria',
  intro: 'Usted aceptó esta compensación. Compruebe el importe y la cuenta. Cuando la confirme, haremos el pago.',
  colleague: '{{name}} introdujo los datos bancarios y confirma esta nota de crédito. Solo {{name}} ve la cuenta.',
  confirm: 'Confirmar nota de crédito',
  confirmed: 'Nota de crédito confirmada',
  pdf: 'Nota de crédito (PDF)',
  state: {
    announced: 'Nota de crédito por confirmar',
    held: 'A la espera de nuevos datos bancarios',
    due: 'Pago en preparación',
    paid: 'Pagado',
  },
} satisfies Texts<typeof en, 'es'>;
