import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'Welche Module sind betroffen?',
    reading: 'Ihre Tabelle wird gelesen',
    adding: 'Ihre Seriennummern werden übernommen',
    ready_one: '{{rows}} Zeile gelesen, davon {{number}} übernehmbar',
    ready_other: '{{rows}} Zeilen gelesen, davon {{number}} übernehmbar',
    listed_one: '{{number}} Seriennummer in Ihrem Antrag',
    listed_other: '{{number}} Seriennummern in Ihrem Antrag',
  },

  headText: {
    empty: 'Laden Sie die Seriennummern als Tabelle hoch oder fügen Sie sie ein.',
    reading: 'Wir gleichen jede Nummer mit unserem Register und früheren Anträgen ab.',
    ready: 'Sehen Sie sie durch und übernehmen Sie sie dann in Ihren Antrag. Sie können trotz Warnungen einreichen.',
    listed: 'Fügen Sie weitere hinzu oder fahren Sie fort.',
  },

  drop: {
    title: 'Tabelle hier ablegen',
    choose: 'Tabelle auswählen',
    hint: '.xlsx oder .xls, bis zu {{rows}} Zeilen',
  },

  sheet: {
    title: 'So sieht die Tabelle aus',
    label: 'Vorlage mit den Spalten Seriennummer, Typ und Leistung. Nur die erste ist erforderlich.',
  },

  where: {
    title: 'Wo die Nummer steht',
    picture: 'Auf dem Rückseitenetikett und an der kurzen Rahmenseite',
    text: 'Auf dem Rückseitenetikett und an der kurzen Rahmenseite. Beide müssen übereinstimmen.',
  },

  checked: {
    title: 'Was wir prüfen',
    made: 'Von uns hergestellt, mit richtigem Typ und richtiger Leistung',
    warranty: 'Am Datum des Mangels in Garantie',
    warrantyOn: 'Am {{day}}, dem Datum des Mangels, in Garantie',
    region: 'In Ihrer Region verkauft und in keinem anderen offenen Antrag',
  },

  wrong: {
    text: 'Das ist eine Textdatei (CSV), keine Excel-Arbeitsmappe',
    webPage: 'Das ist eine Webseite, keine Excel-Arbeitsmappe',
    sheet: 'Das ist eine Tabelle in einem anderen Format, weder .xlsx noch .xls',
    other: 'Das ist keine Tabelle',
    inIt: 'Was darin steht',
    lines: 'Erste Zeilen der Datei',
    toDo: 'Was zu tun ist',
    open: 'Datei in Excel öffnen',
    save: '„Datei“, „Speichern unter“, <b>Excel-Arbeitsmappe (.xlsx)</b> wählen',
    again: 'Neue Datei auswählen',
    useTemplate: 'Tragen Sie die Nummern in unsere Vorlage ein oder fügen Sie sie ein.',
  },

  discarded: {
    title_one: 'Sie haben {{number}} Seriennummer verworfen',
    title_other: 'Sie haben {{number}} Seriennummern verworfen',
    text: 'Aus <file>{{file}}</file>. Ihrem Antrag wurde nichts hinzugefügt. Sie können sie bis <time></time> wiederherstellen.',
    restore: 'Wiederherstellen',
  },

  line: {
    waiting: 'Wartet auf die Datei davor',
    ready_one: '{{rows}} Zeile gelesen, davon {{number}} übernehmbar. Noch nicht in Ihrem Antrag.',
    ready_other: '{{rows}} Zeilen gelesen, davon {{number}} übernehmbar. Noch nicht in Ihrem Antrag.',
    later: 'Sie können sie übernehmen, sobald die andere Datei fertig ist',
  },
} satisfies Texts<typeof en, 'de'>;
