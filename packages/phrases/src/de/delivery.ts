import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: 'Noch nicht versandt',
    shipped: 'Unterwegs',
    delivered: 'Zugestellt',
  },
  old: {
    return: 'Sie kommen zu uns zurück',
    scrap: 'Sie werden vor Ort entsorgt',
  },
  numbers: 'Seriennummern: {{old}} alte, {{new}} neue, {{total}} nötig',
  ship: {
    action: 'Als versandt markieren',
    of: 'Als versandt markieren: {{name}}',
    correct: 'Versanddaten korrigieren',
    correctOf: 'Versanddaten korrigieren: {{name}}',
    save: 'Versanddaten speichern',
    text: 'Der Kunde sieht den Tag, den Spediteur und die Sendungsnummer.',
    carrierHint: 'Zum Beispiel: Maersk, DHL',
    done: 'Versanddaten gespeichert',
  },
  deliver: {
    action: 'Als zugestellt markieren',
    of: 'Als zugestellt markieren: {{name}}',
    text: 'Wir benachrichtigen den Kunden, er kann dann den Nachweis herunterladen. Ist etwas falsch, können Sie es korrigieren, bis der Antrag abgeschlossen ist.',
    proofHint: 'Ein unterschriebener Lieferschein oder ein Foto davon',
    proofMissing: 'Laden Sie mindestens einen Ablieferungsnachweis hoch.',
    done: 'Als zugestellt markiert',
  },
  correct: {
    action: 'Lieferung korrigieren',
    of: 'Lieferung korrigieren: {{name}}',
    text: 'Wir benachrichtigen den Kunden, er sieht dann die neuen Angaben und Nachweise. Was vorher eingetragen war, sehen nur noch Mitarbeitende.',
    save: 'Korrektur speichern',
    done: 'Lieferung korrigiert. Der Kunde sieht es jetzt.',
    reasonHint: 'Ihn lesen alle Mitarbeitenden, die den Antrag sehen, der Kunde nicht.',
    by: 'Korrigiert von <b>{{name}}</b> am <time></time>',
    before: 'Vorher eingetragen',
    replaced: 'Ersetzte Nachweise',
  },
  oldPieces: {
    action: 'Ausgebaute Komponenten erfassen',
    of: 'Ausgebaute Komponenten erfassen: {{name}}',
    correct: 'Ausgebaute Komponenten korrigieren',
    correctOf: 'Ausgebaute Komponenten korrigieren: {{name}}',
    save: 'Ausgebaute Komponenten speichern',
    photoHint: 'Fotos der entsorgten Komponenten, möglichst mit sichtbarer Seriennummer',
    photoMissing: 'Laden Sie mindestens ein Foto der entsorgten Komponenten hoch.',
    noteHint: 'Zum Beispiel: am Montag von unserem Spediteur abgeholt',
    done: 'Ausgebaute Komponenten gespeichert',
  },
  finish: {
    action: 'Austausch abschließen',
    title: 'Austausch abschließen?',
    text: 'Damit werden die Seriennummern gesperrt, und die Lösung gilt als erledigt. Das lässt sich nicht rückgängig machen.',
    done: 'Austausch abgeschlossen',
    finished: 'Austausch am {{day}} abgeschlossen',
  },
  missing: {
    nothingPlanned: 'Liefertermine sind schon festgelegt.',
    noOpenTask: 'Die Aufgabe des Kunden ist noch offen.',
    allDelivered: 'Es ist noch nicht alles zugestellt.',
    oldPiecesRecorded: 'Einige ausgebaute Komponenten sind noch nicht erfasst.',
    serialsComplete: 'Seriennummern fehlen oder sind falsch.',
    serialsNotAsked: 'Beim Kunden ist noch eine Aufgabe zu den Seriennummern offen.',
  },
} satisfies Texts<typeof en, 'de'>;
