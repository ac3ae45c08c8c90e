import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}): necesitamos sus datos bancarios',
  'bankDetailsAsked.body':
    'Buenos días, {{name}}:\n\nVamos a pagar una compensación por su reclamación {{requestNo}}. Introduzca sus datos bancarios en la reclamación a más tardar el {{due}}. Nunca los pedimos por correo electrónico ni por teléfono.',
  'bankDetailsAsked.button': 'Abrir reclamación',
  'bankDetailsReturned.subject': '{{title}} ({{requestNo}}): introduzca de nuevo sus datos bancarios',
  'bankDetailsReturned.body':
    'Buenos días, {{name}}:\n\nNo pudimos usar los datos bancarios de su reclamación {{requestNo}}. En la reclamación puede leer el motivo. Introdúzcalos de nuevo a más tardar el {{due}}.',
  'bankDetailsReturned.button': 'Abrir reclamación',
  'bankDetailsChecked.subject': '{{title}} ({{requestNo}}): confirme sus datos bancarios',
  'bankDetailsChecked.body':
    'Buenos días, {{name}}:\n\nHemos comprobado los datos bancarios de su reclamación {{requestNo}}. Revíselos una vez más y confírmelos a más tardar el {{due}}.',
  'bankDetailsChecked.button': 'Abrir reclamación',
  'bankDetailsEntered.subject': '{{title}} ({{requestNo}}): se introdujeron datos bancarios',
  'bankDetailsEntered.body':
    'Buenos días, {{name}}:\n\n{{who}} introdujo datos bancarios para la reclamación {{requestNo}} de su empresa. Pagaremos la compensación en esta cuenta.\n\nSi no sabe nada de esto, póngase en contacto con nosotros de inmediato.',
  'bankDetailsEntered.button': 'Abrir reclamación',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}): otra persona introducirá los datos bancarios',
  'bankDetailsHandedOver.body':
    'Buenos días, {{name}}:\n\n{{who}} ha pedido a {{contact}} que introduzca los datos bancarios de la reclamación {{requestNo}} de su empresa.\n\nSi no sabe nada de esto, póngase en contacto con nosotros de inmediato.',
  'bankDetailsHandedOver.button': 'Abrir reclamación',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}): la comprobación bancaria se retrasa',
  'bankCheckLate.body':
    'Buenos días, {{name}}:\n\nLos datos bancarios de la reclamación {{requestNo}} se introdujeron hace más de 2 días hábiles y contabilidad aún no los ha comprobado.',
  'bankCheckLate.button': 'Abrir reclamación',
  'creditNoteSent.subject': '{{title}} ({{requestNo}}): confirme la nota de crédito',
  'creditNoteSent.body':
    'Buenos días, {{name}}:\n\nLa nota de crédito de su reclamación {{requestNo}} está lista. Compruebe el importe y la cuenta, y confirme la nota de crédito a más tardar el {{due}}. Después haremos el pago.',
  'creditNoteSent.button': 'Abrir reclamación',
  'compensationPaid.subject': '{{title}} ({{requestNo}}): hemos pagado {{amount}}',
  'compensationPaid.body':
    'Buenos días, {{name}}:\n\nEl {{day}} pagamos {{amount}} en la cuenta {{account}} por su reclamación {{requestNo}}. En la reclamación encontrará el comprobante de pago.',
  'compensationPaid.button': 'Abrir reclamación',
  'compensationPaidForYou.subject': '{{title}} ({{requestNo}}): hemos pagado {{amount}}',
  'compensationPaidForYou.body':
    'Buenos días, {{name}}:\n\nEl {{day}} pagamos {{amount}} por la reclamación {{requestNo}} de su empresa. En la reclamación encontrará el comprobante de pago.',
  'compensationPaidForYou.button': 'Abrir reclamación',
  'paymentCorrected.subject': '{{title}} ({{requestNo}}): hemos corregido los datos del pago',
  'paymentCorrected.body':
    'Buenos días, {{name}}:\n\nHemos corregido los datos registrados del pago de {{amount}} de la reclamación {{requestNo}}. Se pagó el {{day}}. En la reclamación encontrará el comprobante de pago.',
  'paymentCorrected.button': 'Abrir reclamación',
  'paymentLate.subject': '{{title}} ({{requestNo}}): el pago se retrasa',
  'paymentLate.body':
    'Buenos días, {{name}}:\n\nEl cliente confirmó la nota de crédito de la reclamación {{requestNo}} hace más de 5 días hábiles y contabilidad aún no ha pagado.',
  'paymentLate.button': 'Abrir reclamación',
} satisfies Texts<typeof en, 'es'>;
