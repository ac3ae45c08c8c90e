import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: 'Ort',
  step: {
    details: 'Vorgangsangaben',
    shipping: 'Lieferziel',
    serials: 'Seriennummern',
  },
  continueTo: {
    shipping: 'Weiter zum Lieferziel',
    serials: 'Weiter zu den Seriennummern',
  },
  submit: 'Antrag einreichen',
  noSerials: 'Bitte zuerst mindestens eine Seriennummer hinzufügen',
  details: {
    whatTitle: 'Was ist passiert',
    projectTitle: 'Das Projekt',
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
    region: 'Bleibt das Feld leer, gilt die Region Ihres Kundenkontos',
    phone: 'Mit Landesvorwahl, zum Beispiel +49 151 23456789',
    taxNo: 'Mindestens 5 Zeichen, zum Beispiel DE123456789. Noch nicht bekannt? 0 eingeben.',
    deliverPhone: 'Wen die Spedition anruft, zum Beispiel +49 151 23456789',
    deliverAddress: 'Tor, Uhrzeit, Rampe: was für die Anlieferung außer der Straße wichtig ist',
  },
  need: {
    title: 'Am besten bereithalten',
    serials: 'Die Seriennummern, am besten als Tabelle',
    photos: 'Fotos der Vorderseite, des Etiketts auf der Rückseite und des Mangels',
    date: 'Den Tag, an dem der Mangel zuerst bemerkt wurde',
    address: 'Eine Adresse, an die Ersatz geliefert werden kann',
  },
  copied: 'Dies ist ein Duplikat. Angaben und Dateien wurden übernommen, Nummer, Status und Seriennummern nicht.',
  review: {
    serials_one: '{{number}} Seriennummer.',
    serials_other: '{{number}} Seriennummern.',
    warned_one: '{{number}} davon mit Warnung; wir sehen sie uns mit Ihnen an.',
    warned_other: '{{number}} davon mit Warnung; wir sehen sie uns mit Ihnen an.',
  },
  submitted: 'Ihr Antrag ist eingereicht',
  open: 'Antrag öffnen',
  next: {
    look: 'Eine Person aus dem Modulteam übernimmt den Antrag und prüft Ihre Seriennummern und Dateien.',
    end: 'Sie erhalten einen Vorschlag, den Sie annehmen oder ablehnen können: Entschädigung, Reparatur oder Austausch.',
  },
  onBehalf: {
    title: 'Garantieantrag Module für einen Kunden',
    atDesk: 'Modulanträge in der Vorgangsliste',
    otherTeamTitle: 'Modulanträge reicht ein anderes Team ein',
    otherTeamText: 'Ihr Team bearbeitet Trackervorgänge. Sie finden sie in der Vorgangsliste.',
    startedFor:
      '<b>{{by}}</b> aus unserem Kundenservice hat diesen Antrag für Sie begonnen. Prüfen und ergänzen Sie ihn, und reichen Sie ihn ein, wenn er vollständig ist.',
  },
} satisfies Texts<typeof en, 'de'>;
