import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}): potrzebujemy danych rachunku',
  'bankDetailsAsked.body':
    'Dzień dobry, {{name}}!\n\nWypłacimy rekompensatę w związku ze zgłoszeniem {{requestNo}}. Prosimy podać dane rachunku w zgłoszeniu do {{due}}. Nigdy nie prosimy o ich podanie e-mailem ani telefonicznie.',
  'bankDetailsAsked.button': 'Otwórz zgłoszenie',
  'bankDetailsReturned.subject': '{{title}} ({{requestNo}}): prosimy ponownie podać dane rachunku',
  'bankDetailsReturned.body':
    'Dzień dobry, {{name}}!\n\nNie mogliśmy użyć danych rachunku podanych w zgłoszeniu {{requestNo}}. Przyczyna jest podana w zgłoszeniu. Prosimy ponownie podać dane do {{due}}.',
  'bankDetailsReturned.button': 'Otwórz zgłoszenie',
  'bankDetailsChecked.subject': '{{title}} ({{requestNo}}): prosimy potwierdzić dane rachunku',
  'bankDetailsChecked.body':
    'Dzień dobry, {{name}}!\n\nSprawdziliśmy dane rachunku podane w zgłoszeniu {{requestNo}}. Prosimy jeszcze raz je przejrzeć i potwierdzić do {{due}}.',
  'bankDetailsChecked.button': 'Otwórz zgłoszenie',
  'bankDetailsEntered.subject': '{{title}} ({{requestNo}}): podano dane rachunku',
  'bankDetailsEntered.body':
    'Dzień dobry, {{name}}!\n\nW zgłoszeniu {{requestNo}} Państwa firmy zapisano dane rachunku (podane przez: {{who}}). Na ten rachunek wypłacimy rekompensatę.\n\nJeśli nic Państwo o tym nie wiedzą, prosimy o natychmiastowy kontakt.',
  'bankDetailsEntered.button': 'Otwórz zgłoszenie',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}): dane rachunku poda inna osoba',
  'bankDetailsHandedOver.body':
    'Dzień dobry, {{name}}!\n\nDane rachunku w zgłoszeniu {{requestNo}} Państwa firmy poda {{contact}} (prosi o to {{who}}).\n\nJeśli nic Państwo o tym nie wiedzą, prosimy o natychmiastowy kontakt.',
  'bankDetailsHandedOver.button': 'Otwórz zgłoszenie',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}): kontrola rachunku się opóźnia',
  'bankCheckLate.body':
    'Dzień dobry, {{name}}!\n\nDane rachunku w zgłoszeniu gwarancyjnym {{requestNo}} podano ponad 2 dni robocze temu, a księgowość jeszcze ich nie sprawdziła.',
  'bankCheckLate.button': 'Otwórz zgłoszenie',
  'creditNoteSent.subject': '{{title}} ({{requestNo}}): prosimy potwierdzić notę uznaniową',
  'creditNoteSent.body':
    'Dzień dobry, {{name}}!\n\nNota uznaniowa do zgłoszenia {{requestNo}} jest gotowa. Prosimy sprawdzić kwotę i rachunek oraz potwierdzić notę do {{due}}. Potem wypłacimy pieniądze.',
  'creditNoteSent.button': 'Otwórz zgłoszenie',
  'compensationPaid.subject': '{{title}} ({{requestNo}}): wypłaciliśmy {{amount}}',
  'compensationPaid.body':
    'Dzień dobry, {{name}}!\n\nDnia {{day}} wypłaciliśmy {{amount}} na rachunek {{account}} w związku ze zgłoszeniem {{requestNo}}. Potwierdzenie płatności jest dostępne w zgłoszeniu.',
  'compensationPaid.button': 'Otwórz zgłoszenie',
  'compensationPaidForYou.subject': '{{title}} ({{requestNo}}): wypłaciliśmy {{amount}}',
  'compensationPaidForYou.body':
    'Dzień dobry, {{name}}!\n\nDnia {{day}} wypłaciliśmy {{amount}} w związku ze zgłoszeniem {{requestNo}} Państwa firmy. Potwierdzenie płatności jest dostępne w zgłoszeniu.',
  'compensationPaidForYou.button': 'Otwórz zgłoszenie',
  'paymentCorrected.subject': '{{title}} ({{requestNo}}): poprawiliśmy dane płatności',
  'paymentCorrected.body':
    'Dzień dobry, {{name}}!\n\nPoprawiliśmy dane płatności na kwotę {{amount}} w zgłoszeniu {{requestNo}}. Dzień zapłaty: {{day}}. Potwierdzenie płatności jest dostępne w zgłoszeniu.',
  'paymentCorrected.button': 'Otwórz zgłoszenie',
  'paymentLate.subject': '{{title}} ({{requestNo}}): płatność się opóźnia',
  'paymentLate.body':
    'Dzień dobry, {{name}}!\n\nKlient potwierdził notę uznaniową do zgłoszenia gwarancyjnego {{requestNo}} ponad 5 dni roboczych temu, a księgowość jeszcze nie zapłaciła.',
  'paymentLate.button': 'Otwórz zgłoszenie',
} satisfies Texts<typeof en, 'pl'>;
