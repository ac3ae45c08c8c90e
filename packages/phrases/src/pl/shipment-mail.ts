import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): dokąd wysłać nowe produkty?',
  'addressesAsked.body':
    'Dzień dobry, {{name}}!\n\nWymienimy produkty w ramach zgłoszenia {{requestNo}}. Liczba sztuk: {{count}}. Prosimy podać adresy dostawy w zgłoszeniu do {{due}}, abyśmy mogli zaplanować dostawę.',
  'addressesAsked.button': 'Otwórz zgłoszenie',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): zaplanowaliśmy dostawę',
  'deliveryPlanned.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} powinny dotrzeć {{eta}}. Dostawa: {{places}}.',
  'deliveryPlanned.button': 'Otwórz zgłoszenie',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): dostawa dotrze później',
  'deliveryMoved.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} dotrą później, niż planowano: {{eta}}. Dostawa: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Otwórz zgłoszenie',
} satisfies Texts<typeof en, 'pl'>;
