import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Begrüßung',
  'name.photosMissing': 'Fotos fehlen',
  'name.serialsWrong': 'Falsche Seriennummern',
  'name.outOfWarranty': 'Garantie abgelaufen',
  'name.duplicate': 'Duplikat',
  'name.bankData': 'Bankdaten',
  'name.ship': 'Versand',
  'name.remind': 'Erinnerung',
  'name.lastReminder': 'Letzte Erinnerung',
  'name.close': 'Antrag abschließen',
  'text.greet':
    'Guten Tag {{contactName}},\n\nIhr Vorgang {{requestNo}} ist bei uns eingegangen, vielen Dank. Ich betreue ihn ab jetzt, sehe mir alle Unterlagen an und melde mich hier bei Ihnen.\n\nMit freundlichen Grüßen\n{{agent}}',
  'text.photosMissing':
    'Guten Tag {{contactName}},\n\num Ihren Vorgang {{requestNo}} weiterbearbeiten zu können, benötigen wir noch diese Fotos: {{missing}}. Bitte fügen Sie sie hier bis {{due}} hinzu.\n\nMit freundlichen Grüßen\n{{agent}}',
  'text.serialsAsked': 'Bitte korrigieren Sie diese Seriennummern, oder entfernen Sie sie aus der Liste.',
  'text.serialsWrong':
    'Guten Tag {{contactName}},\n\nwir haben die Seriennummern Ihres Vorgangs {{requestNo}} geprüft. Mit einigen davon kommen wir nicht weiter:\n{{missing}}\n\nBitte korrigieren Sie die Liste hier bis {{due}}.\n\nMit freundlichen Grüßen\n{{agent}}',
  'text.bankData':
    'Guten Tag {{contactName}},\n\ndamit wir die Entschädigung zu Ihrem Antrag {{requestNo}} zahlen können, fehlen uns noch Firmen- und Bankdaten. Bitte geben Sie sie bis {{due}} in der Aufgabe ein, nie in einer Nachricht.\n\nMit freundlichen Grüßen\n{{agent}}',
  'text.ship':
    'Guten Tag {{contactName}},\n\ndie Lieferung zu Ihrem Antrag {{requestNo}} ist geplant.\n\nWohin: {{places}}\nVersand (ETD): {{etd}}\nAnkunft (ETA): {{eta}}\n\nWenn sich etwas ändert, melden wir uns.\n\nMit freundlichen Grüßen\n{{agent}}',
  'text.close':
    'Guten Tag {{contactName}},\n\nalles, was in Ihrem Antrag {{requestNo}} angenommen wurde, ist erledigt. Damit ist er abgeschlossen. Sollte etwas nicht stimmen, schreiben Sie uns hier.\n\nMit freundlichen Grüßen\n{{agent}}',
  serials: '{{verdict}}: {{serials}}',
  serialsAndMore: '{{verdict}}: {{serials}}. Weitere davon: {{number}}',
  bankDetails: 'Firmen- und Bankdaten',
  coverage: 'Module: {{total}}. Garantie abgelaufen: {{out}}. Mit Garantie: {{covered}}. Nicht prüfbar: {{other}}.',
} satisfies Texts<typeof en, 'de'>;
