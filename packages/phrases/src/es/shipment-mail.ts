import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): ¿adónde enviamos los productos nuevos?',
  'addressesAsked.body':
    'Buenos días, {{name}}:\n\nVamos a reemplazar productos de su reclamación {{requestNo}}. Cantidad: {{count}}. Introduzca las direcciones de entrega en la reclamación a más tardar el {{due}} para que podamos planificar la entrega.',
  'addressesAsked.button': 'Abrir reclamación',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): su entrega está planificada',
  'deliveryPlanned.body':
    'Buenos días, {{name}}:\n\nLos productos nuevos de su reclamación {{requestNo}} llegarán previsiblemente el {{eta}}. Entrega en: {{places}}.',
  'deliveryPlanned.button': 'Abrir reclamación',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): su entrega llegará más tarde',
  'deliveryMoved.body':
    'Buenos días, {{name}}:\n\nLos productos nuevos de su reclamación {{requestNo}} llegarán más tarde de lo previsto, el {{eta}}. Entrega en: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Abrir reclamación',
  'goodsShipped.subject': '{{title}} ({{requestNo}}): su entrega está en camino',
  'goodsShipped.body':
    'Buenos días, {{name}}:\n\nLos productos nuevos de su reclamación {{requestNo}} se enviaron el {{day}}. Entrega en: {{places}}.',
  'goodsShipped.button': 'Abrir reclamación',
  'goodsShippedTracked.subject': '{{title}} ({{requestNo}}): su entrega está en camino',
  'goodsShippedTracked.body':
    'Buenos días, {{name}}:\n\nLos productos nuevos de su reclamación {{requestNo}} se enviaron el {{day}}. Entrega en: {{places}}.\n\nTransportista y número de seguimiento: {{tracking}}',
  'goodsShippedTracked.button': 'Abrir reclamación',
  'goodsDelivered.subject': '{{title}} ({{requestNo}}): su entrega ha llegado',
  'goodsDelivered.body':
    'Buenos días, {{name}}:\n\nLos productos nuevos de su reclamación {{requestNo}} se entregaron el {{day}}. Entrega en: {{places}}. Encontrará el comprobante de entrega en su reclamación. Si falta algo o está dañado, indíquenoslo allí.',
  'goodsDelivered.button': 'Abrir reclamación',
  'deliveryCorrected.subject': '{{title}} ({{requestNo}}): hemos corregido los datos de la entrega',
  'deliveryCorrected.body':
    'Buenos días, {{name}}:\n\nHemos corregido los datos registrados de la entrega de su reclamación {{requestNo}}. Entrega en: {{places}}. Llegó el {{day}}. En la reclamación encontrará el comprobante de entrega.',
  'deliveryCorrected.button': 'Abrir reclamación',
} satisfies Texts<typeof en, 'es'>;
