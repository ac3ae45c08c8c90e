import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): dokąd wysłać nowe produkty?',
  'addressesAsked.body':
    'Dzień dobry, {{name}}!\n\nWymienimy produkty w ramach zgłoszenia {{requestNo}}. Liczba sztuk: {{count}}. Prosimy podać adresy dostawy w zgłoszeniu do {{due}}, abyśmy mogli zaplanować dostawę.',
  'addressesAsked.button': 'Otwórz zgłoszenie',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): zaplanowaliśmy dostawę',
  'deliveryPlanned.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} powinny dotrzeć {{eta}}. Miejsce dostawy: {{places}}.',
  'deliveryPlanned.button': 'Otwórz zgłoszenie',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): dostawa dotrze później',
  'deliveryMoved.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} dotrą później, niż planowano. Nowy termin dostawy: {{eta}}. Miejsce dostawy: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Otwórz zgłoszenie',
  'goodsShipped.subject': '{{title}} ({{requestNo}}): dostawa jest w drodze',
  'goodsShipped.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} wysłaliśmy dnia {{day}}. Miejsce dostawy: {{places}}.',
  'goodsShipped.button': 'Otwórz zgłoszenie',
  'goodsShippedTracked.subject': '{{title}} ({{requestNo}}): dostawa jest w drodze',
  'goodsShippedTracked.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} wysłaliśmy dnia {{day}}. Miejsce dostawy: {{places}}.\n\nPrzewoźnik i numer przesyłki: {{tracking}}',
  'goodsShippedTracked.button': 'Otwórz zgłoszenie',
  'goodsDelivered.subject': '{{title}} ({{requestNo}}): dostawa dotarła',
  'goodsDelivered.body':
    'Dzień dobry, {{name}}!\n\nNowe produkty do zgłoszenia {{requestNo}} dostarczono dnia {{day}}. Miejsce dostawy: {{places}}. Potwierdzenie dostawy znajdą Państwo w zgłoszeniu. Jeśli czegoś brakuje lub coś jest uszkodzone, prosimy napisać o tym w zgłoszeniu.',
  'goodsDelivered.button': 'Otwórz zgłoszenie',
  'deliveryCorrected.subject': '{{title}} ({{requestNo}}): poprawiliśmy dane dostawy',
  'deliveryCorrected.body':
    'Dzień dobry, {{name}}!\n\nPoprawiliśmy dane dostawy do zgłoszenia {{requestNo}}. Miejsce dostawy: {{places}}. Dzień dostawy: {{day}}. Potwierdzenie dostawy znajdą Państwo w zgłoszeniu.',
  'deliveryCorrected.button': 'Otwórz zgłoszenie',
} satisfies Texts<typeof en, 'pl'>;
