import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): dokąd wysłać nowe produkty?',
  'addressesAsked.body':
    'Dzień dobry, {{name}}!\n\nWymienimy produkty w ramach zgłoszenia {{requestNo}}. Liczba sztuk: {{count}}. Prosimy podać adresy dostawy w zgłoszeniu do {{due}}, abyśmy mogli zaplanować dostawę.',
  'addressesAsked.button': 'Otwórz zgłoszenie',
} satisfies Texts<typeof en, 'pl'>;
