import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: 'Por pagar', paid: 'Pagados' },
  empty: {
    toPay: 'Nada por pagar',
    text: 'Los pagos aparecen aquí cuando el cliente ha confirmado la nota de crédito.',
    paid: 'Aún no se ha pagado nada',
  },
  column: { paidBy: 'Pagado por' },
  export: {
    hint: 'Exportar esta lista como .xlsx (como máximo los primeros {{limit}} pagos)',
    cut: 'La exportación termina aquí: está limitada a {{limit}} pagos.',
    file: 'pagos',
    due: 'Fecha límite de pago (UTC)',
    recorded: 'Registrado (UTC)',
    checkedBy: 'Datos bancarios comprobados por',
  },
  payOf: 'Pagar {{number}}',
  titleFor: 'Pago de {{amount}}',
  due: 'Vencimiento del pago',
  record: {
    title: 'Registrar el pago',
    text: 'Haga primero la transferencia en el banco. En cuanto registre aquí el pago, avisaremos al cliente. No se puede deshacer.',
    proofHint: 'Por ejemplo, la confirmación de la transferencia del banco',
    proofMissing: 'Añada al menos un comprobante.',
    action: 'Marcar como pagado',
    done: 'Pago registrado. Hemos avisado al cliente.',
  },
  paid: 'Pago',
  correct: {
    action: 'Corregir',
    title: 'Corregir el pago',
    text: 'El importe y la cuenta no cambian. El cliente ve la nueva fecha y los nuevos comprobantes. Lo registrado antes solo lo ve contabilidad.',
    reasonHint: 'También pueden leerlo los colegas que ven la reclamación.',
    confirm: 'Guardar la corrección',
    done: 'Pago corregido',
    beforeDay: 'Fecha anterior',
    beforeReference: 'Referencia anterior',
    by: 'Corregido por <b>{{name}}</b> el <time></time>',
    replaced: 'Comprobantes sustituidos',
    guard: {
      notInvolved: 'Usted ha realizado uno de los pasos anteriores. Tiene que corregirlo otra persona.',
      notChecker: 'Usted ha comprobado los datos bancarios. Tiene que corregirlo otra persona.',
      notAnswerer: 'Usted ha respondido por el cliente. Tiene que corregirlo otra persona.',
      notArchived: 'La reclamación está archivada, así que el pago ya no se puede corregir.',
    },
  },
  guard: {
    notInvolved: 'Usted ha realizado uno de los pasos anteriores. Tiene que pagar otra persona.',
    notChecker: 'Usted ha comprobado los datos bancarios. Tiene que pagar otra persona.',
    notAnswerer: 'Usted ha respondido por el cliente. Tiene que pagar otra persona.',
    accountConfirmed: 'Los datos bancarios no están confirmados.',
  },
  stale: 'Alguien ha cambiado este pago entretanto. Lo que ha introducido sigue aquí: revíselo y envíelo de nuevo.',
} satisfies Texts<typeof en, 'es'>;
