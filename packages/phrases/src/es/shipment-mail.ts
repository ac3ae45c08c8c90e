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
} satisfies Texts<typeof en, 'es'>;
