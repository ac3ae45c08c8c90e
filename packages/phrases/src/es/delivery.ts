import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: 'Aún sin enviar',
    shipped: 'En camino',
    delivered: 'Entregado',
  },
  old: {
    return: 'Se nos devuelven',
    scrap: 'Se desechan in situ',
  },
  numbers: 'Números de serie: {{old}} antiguos, {{new}} nuevos, {{total}} necesarios',
  ship: {
    action: 'Marcar como enviado',
    of: 'Marcar como enviado: {{name}}',
    correct: 'Corregir los datos de envío',
    correctOf: 'Corregir los datos de envío: {{name}}',
    save: 'Guardar los datos de envío',
    text: 'El cliente ve la fecha, el transportista y el número de seguimiento.',
    carrierHint: 'Por ejemplo: Maersk, DHL',
    done: 'Datos de envío guardados',
  },
  deliver: {
    action: 'Marcar como entregado',
    of: 'Marcar como entregado: {{name}}',
    text: 'Avisaremos al cliente, que podrá descargar el comprobante. Si algo está mal, puede corregirlo hasta que se complete la reclamación.',
    proofHint: 'Una nota de entrega firmada o una foto de ella',
    proofMissing: 'Suba al menos un comprobante de entrega.',
    done: 'Marcado como entregado',
  },
  correct: {
    action: 'Corregir la entrega',
    of: 'Corregir la entrega: {{name}}',
    text: 'Avisaremos al cliente, que verá los nuevos datos y comprobantes. Lo registrado antes solo lo verá el personal.',
    save: 'Guardar la corrección',
    done: 'Entrega corregida. El cliente ya lo ve.',
    reasonHint: 'Pueden leerlo los colegas que ven la reclamación; el cliente, no.',
    by: 'Corregido por <b>{{name}}</b> el <time></time>',
    before: 'Registrado antes',
    replaced: 'Comprobantes sustituidos',
  },
  oldPieces: {
    action: 'Registrar los componentes retirados',
    of: 'Registrar los componentes retirados: {{name}}',
    correct: 'Corregir los componentes retirados',
    correctOf: 'Corregir los componentes retirados: {{name}}',
    save: 'Guardar los componentes retirados',
    photoHint: 'Fotos de los componentes desechados, con el número de serie visible si es posible',
    photoMissing: 'Suba al menos una foto de los componentes desechados.',
    noteHint: 'Por ejemplo: nuestro transportista los recogió el lunes',
    done: 'Componentes retirados guardados',
  },
  finish: {
    action: 'Finalizar el reemplazo',
    title: '¿Finalizar el reemplazo?',
    text: 'Sus números de serie quedan bloqueados y la solución se da por terminada. No se puede deshacer.',
    done: 'Reemplazo finalizado',
    finished: 'Reemplazo finalizado el {{day}}',
  },
  missing: {
    nothingPlanned: 'Ya se han fijado fechas de entrega.',
    noOpenTask: 'La acción requerida del cliente sigue abierta.',
    allDelivered: 'Aún no se ha entregado toda la mercancía.',
    oldPiecesRecorded: 'Aún faltan componentes retirados por registrar.',
    serialsComplete: 'Faltan números de serie o hay alguno incorrecto.',
    serialsNotAsked: 'El cliente aún tiene abierta una acción requerida sobre los números de serie.',
  },
} satisfies Texts<typeof en, 'es'>;
