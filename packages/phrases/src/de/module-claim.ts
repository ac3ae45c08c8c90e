import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'Garantieantrag Module',
  place: 'Ort',

  step: {
    details: 'Vorgangsangaben',
    shipping: 'Lieferziel',
    serials: 'Seriennummern',
    attachments: 'Anhänge',
    complete: 'Abschluss',
  },
  continueTo: {
    details: 'Weiter zu den Angaben',
    shipping: 'Weiter zum Lieferziel',
    serials: 'Weiter zu den Seriennummern',
    attachments: 'Weiter zu den Anhängen',
    complete: 'Weiter zur letzten Prüfung',
  },
  submit: 'Antrag einreichen',
  blocked: {
    noSerials: 'Bitte zuerst mindestens eine Seriennummer hinzufügen',
    listed: 'Es fehlt noch etwas; siehe die Liste oben',
  },

  details: {
    whatTitle: 'Was ist passiert',
    projectTitle: 'Das Projekt',
    answerTitle: 'Unsere Antwort',
  },
  shipping: {
    bookTitle: 'Aus Ihrem Adressbuch',
    other: 'Andere Adresse',
    otherHint: 'Unten eingeben; Ihr Adressbuch bleibt unverändert.',
    whereTitle: 'Wohin Ersatz geliefert wird',
    deliveryTitle: 'Anlieferung',
  },

  hint: {
    desc: 'Was Sie sehen, seit wann und an wie vielen Modulen. Zum Beispiel: Hotspots an 480 Modulen nach dem Sturm vom 12. März.',
    defectDate: 'Der Tag, an dem der Mangel zuerst bemerkt wurde',
    quantity: 'Anzahl defekter Module, zum Beispiel 480',
    lastRequestNo: 'Falls wir schon daran gearbeitet haben, zum Beispiel MC-20260902-00003',
    projectName: 'Zum Beispiel: Almería Norte 3',
    capacity: 'Alle installierten Module zusammen, zum Beispiel 49900',
    projectAddress: 'Straße oder Flurstück, falls vorhanden',
    bracket: 'Wie die Module montiert sind',
    language: 'Die Sprache, in der wir Ihnen schreiben',
    region: 'Bleibt das Feld leer, gilt die Region Ihres Kundenkontos',
    phone: 'Mit Landesvorwahl, zum Beispiel +49 151 23456789',
    taxNo: 'Mindestens 5 Zeichen, zum Beispiel DE123456789. Noch nicht bekannt? 0 eingeben.',
    deliverPhone: 'Wen die Spedition anruft, zum Beispiel +49 151 23456789',
    deliverAddress: 'Tor, Uhrzeit, Rampe: was für die Anlieferung außer der Straße wichtig ist',
  },

  aside: {
    needTitle: 'Am besten bereithalten',
    needSerials: 'Die Seriennummern, am besten als Tabelle',
    needPhotos: 'Fotos der Vorderseite, des Etiketts auf der Rückseite und des Mangels',
    needDate: 'Den Tag, an dem der Mangel zuerst bemerkt wurde',
    needAddress: 'Eine Adresse, an die Ersatz geliefert werden kann',
    promiseTitle: 'Unsere Zusage',
    promiseDays: '2 Arbeitstage',
    promiseText: 'Der Kundenservice meldet sich innerhalb von 2 Arbeitstagen nach dem Einreichen bei Ihnen.',
  },

  copy: {
    text: 'Dies ist ein Duplikat. Angaben und Dateien wurden übernommen, Nummer, Status und Seriennummern nicht.',
    empty: 'Leer beginnen',
  },

  review: {
    lead: 'Sehen Sie alles noch einmal durch. Nach dem Einreichen laufen Änderungen über Ihre Kontaktperson bei uns.',
    missing: 'Vor dem Einreichen wird noch gebraucht',
    edit: 'Ändern',
    editPart: 'Ändern: {{part}}',
    answerIn: 'Sprache unserer Antwort: {{language}}.',
    serials_one: '{{number}} Seriennummer.',
    serials_other: '{{number}} Seriennummern.',
    warned_one: '{{number}} davon mit Warnung; wir sehen sie uns mit Ihnen an.',
    warned_other: '{{number}} davon mit Warnung; wir sehen sie uns mit Ihnen an.',
  },

  submitted: {
    title: 'Ihr Antrag ist eingereicht',
    number: 'Vorgangsnummer:',
    contactBy: 'Der Kundenservice meldet sich bis',
    open: 'Antrag öffnen',
    list: 'Meine Vorgänge',
  },

  next: {
    title: 'Wie es weitergeht',
    look: 'Eine Person aus dem Modulteam übernimmt den Antrag und prüft Ihre Seriennummern und Dateien.',
    ask: 'Fehlt etwas, finden Sie eine Aufgabe im Nachrichtenverlauf und eine E-Mail in Ihrem Postfach.',
    solution: 'Sie erhalten einen Vorschlag, den Sie annehmen oder ablehnen können: Entschädigung, Reparatur oder Austausch.',
  },

  submitView: {
    way: 'Aktueller Stand',
    copy: 'Duplizieren',
  },
} satisfies Texts<typeof en, 'de'>;
