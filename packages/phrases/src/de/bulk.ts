import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: 'Dateien anfordern',
  remind: 'Erinnern',
  askTitle_one: 'Dateien zu {{count}} Vorgang anfordern',
  askTitle_other: 'Dateien zu {{count}} Vorgängen anfordern',
  askText: 'Beantwortete Aufgaben bleiben, wie sie sind.',
  filesText:
    'Bitte fügen Sie die noch fehlenden Fotos hinzu, damit wir Ihren Vorgang weiter bearbeiten können. Achten Sie darauf, dass alles scharf ist und sich die Etiketten lesen lassen.',
  inOwnLanguage: 'Wenn Sie diesen Text nicht ändern, bekommt ihn jeder Kunde in seiner Sprache: {{languages}}',
  sameForAll: 'Alle Kunden bekommen genau diesen Text. Sprachen der Kunden: {{languages}}',
  languageOf: '{{language}} ({{number}})',
  nothingAsked: 'Wählen Sie die benötigten Fotos aus oder schreiben Sie, was fehlt',
  remindTitle_one: 'Kunden von {{count}} Vorgang erinnern',
  remindTitle_other: 'Kunden von {{count}} Vorgängen erinnern',
  remindText: 'Zu jedem Vorgang bekommt der Kunde eine E-Mail mit allem, was auf ihn wartet.',
  remindConfirm: 'Erinnerungen senden',
  leftOut: 'Für diese ist das nicht möglich, sie werden übersprungen:',
  title: {
    assign: 'Zuweisung an {{name}}',
    askFiles: 'Dateien werden angefordert',
    remind: 'Erinnerungen werden gesendet',
  },
  summary: '{{done}} erledigt, {{left}} nicht erledigt',
  background: 'Sie können dieses Fenster schließen. Die Glocke zeigt den Fortschritt.',
  stop: 'Rest abbrechen',
  stopped: 'Angehalten. Was erledigt ist, bleibt erledigt.',
  result: {
    asked: 'Dateien angefordert',
    reminded: 'Kunde erinnert',
    movedBy: '{{name}} hat ihn am <time></time> geändert',
    moved: 'Inzwischen geändert',
    missing: 'Diesen Vorgang gibt es nicht',
    cancelled: 'Nicht erledigt',
    unknown: 'Unbekannter Vorgang',
  },
  work: {
    assign: 'Vorgänge zuweisen',
    askFiles: 'Dateien bei Kunden anfordern',
    remind: 'Kunden erinnern',
  },
  ended: {
    assign: 'Vorgänge zugewiesen',
    askFiles: 'Dateien bei Kunden angefordert',
    remind: 'Kunden erinnert',
  },
  assignedTo: 'Vorgänge an {{name}} zugewiesen',
  nothingDone: 'Es wurde nichts erledigt',
} satisfies Texts<typeof en, 'de'>;
