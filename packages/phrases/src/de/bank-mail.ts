import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}): Wir benötigen Ihre Bankdaten',
  'bankDetailsAsked.body':
    'Guten Tag {{name}},\n\nwir zahlen eine Entschädigung zu Ihrem Antrag {{requestNo}}. Bitte geben Sie die Bankdaten bis {{due}} im Antrag ein. Per E-Mail oder Telefon fragen wir Bankdaten nie ab.',
  'bankDetailsAsked.button': 'Antrag öffnen',
  'bankDetailsReturned.subject': '{{title}} ({{requestNo}}): Bitte geben Sie Ihre Bankdaten noch einmal ein',
  'bankDetailsReturned.body':
    'Guten Tag {{name}},\n\ndie Bankdaten zu Ihrem Antrag {{requestNo}} konnten wir nicht verwenden. Den Grund finden Sie im Antrag. Bitte geben Sie die Bankdaten bis {{due}} noch einmal ein.',
  'bankDetailsReturned.button': 'Antrag öffnen',
  'bankDetailsChecked.subject': '{{title}} ({{requestNo}}): Bitte bestätigen Sie Ihre Bankdaten',
  'bankDetailsChecked.body':
    'Guten Tag {{name}},\n\nwir haben die Bankdaten zu Ihrem Antrag {{requestNo}} geprüft. Bitte sehen Sie sie noch einmal an und bestätigen Sie sie bis {{due}}.',
  'bankDetailsChecked.button': 'Antrag öffnen',
  'bankDetailsEntered.subject': '{{title}} ({{requestNo}}): Bankdaten wurden eingegeben',
  'bankDetailsEntered.body':
    'Guten Tag {{name}},\n\n{{who}} hat Bankdaten zum Antrag {{requestNo}} Ihrer Firma eingegeben. Auf dieses Konto zahlen wir die Entschädigung.\n\nWenn Sie davon nichts wissen, melden Sie sich bitte sofort bei uns.',
  'bankDetailsEntered.button': 'Antrag öffnen',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}): Jemand anderes gibt die Bankdaten ein',
  'bankDetailsHandedOver.body':
    'Guten Tag {{name}},\n\n{{who}} hat {{contact}} gebeten, die Bankdaten zum Antrag {{requestNo}} Ihrer Firma einzugeben.\n\nWenn Sie davon nichts wissen, melden Sie sich bitte sofort bei uns.',
  'bankDetailsHandedOver.button': 'Antrag öffnen',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}): Prüfung der Bankdaten ist überfällig',
  'bankCheckLate.body':
    'Guten Tag {{name}},\n\ndie Bankdaten zum Garantieantrag {{requestNo}} wurden vor mehr als 2 Arbeitstagen eingegeben, und die Buchhaltung hat sie noch nicht geprüft.',
  'bankCheckLate.button': 'Antrag öffnen',
  'creditNoteSent.subject': '{{title}} ({{requestNo}}): Bitte bestätigen Sie die Gutschrift',
  'creditNoteSent.body':
    'Guten Tag {{name}},\n\ndie Gutschrift zu Ihrem Antrag {{requestNo}} ist fertig. Bitte prüfen Sie Betrag und Konto und bestätigen Sie die Gutschrift bis {{due}}. Danach zahlen wir.',
  'creditNoteSent.button': 'Antrag öffnen',
  'compensationPaid.subject': '{{title}} ({{requestNo}}): Wir haben {{amount}} gezahlt',
  'compensationPaid.body':
    'Guten Tag {{name}},\n\nam {{day}} haben wir {{amount}} zu Ihrem Antrag {{requestNo}} auf das Konto {{account}} gezahlt. Den Zahlungsnachweis finden Sie im Antrag.',
  'compensationPaid.button': 'Antrag öffnen',
  'compensationPaidForYou.subject': '{{title}} ({{requestNo}}): Wir haben {{amount}} gezahlt',
  'compensationPaidForYou.body':
    'Guten Tag {{name}},\n\nam {{day}} haben wir {{amount}} zum Antrag {{requestNo}} Ihrer Firma gezahlt. Den Zahlungsnachweis finden Sie im Antrag.',
  'compensationPaidForYou.button': 'Antrag öffnen',
  'paymentCorrected.subject': '{{title}} ({{requestNo}}): Wir haben unsere Angaben zur Zahlung korrigiert',
  'paymentCorrected.body':
    'Guten Tag {{name}},\n\nwir haben unsere Angaben zur Zahlung von {{amount}} zum Antrag {{requestNo}} korrigiert. Gezahlt wurde am {{day}}. Den Zahlungsnachweis finden Sie im Antrag.',
  'paymentCorrected.button': 'Antrag öffnen',
  'paymentLate.subject': '{{title}} ({{requestNo}}): Zahlung ist überfällig',
  'paymentLate.body':
    'Guten Tag {{name}},\n\nder Kunde hat die Gutschrift zum Garantieantrag {{requestNo}} vor mehr als 5 Arbeitstagen bestätigt, und die Buchhaltung hat noch nicht gezahlt.',
  'paymentLate.button': 'Antrag öffnen',
} satisfies Texts<typeof en, 'de'>;
