import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): ¿adónde enviamos los productos nuevos?',
  'addressesAsked.body':
    'Buenos días, {{name}}:\n\nVamos a reemplazar productos de su reclamación {{requestNo}}. Cantidad: {{count}}. Introduzca las direcciones de entrega en la reclamación a más tardar el {{due}} para que podamos planificar la entrega.',
  'addressesAsked.button': 'Abrir reclamación',
} satisfies Texts<typeof en, 'es'>;
