import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, privacy. */
export default {
  prepared: {
    lead: 'Diese Seite ist in Vorbereitung. Bis dahin können Sie eine Seriennummer prüfen oder einen Garantieantrag für Module stellen.',
    check: 'Seriennummer prüfen',
    claim: 'Garantieantrag für Module stellen',
    contact: {
      title: 'Kontakt nach Region',
      text: 'Adressen, Telefonnummern, E-Mail-Adressen und Öffnungszeiten unserer Büros, nach Region.',
    },
    knowledge: {
      title: 'Wissen',
      text: 'Antworten unserer Fachleute zu Modulen und Trackern, mit Dateien zum Herunterladen und Suche in neun Sprachen.',
    },
    providers: { title: 'Servicepartner', text: 'Partner, die vor Ort reparieren und prüfen, nach Land.' },
    services: {
      title: 'Zusatzleistungen',
      text: 'Zubehör, Ersatz für abgekündigte Module und kostenpflichtige Leistungen wie Inspektion, Thermografie und Schulung.',
    },
    designTool: { title: 'Planungstool', text: 'Ein Werkzeug, das Reihen, Tische und Stringlängen für Ihren Standort plant.' },
    survey: {
      title: 'Service bewerten',
      text: 'Einige Fragen zu dem Service, den Sie erhalten haben. Die Einladung kommt per E-Mail, sobald ein Vorgang abgeschlossen ist.',
    },
    enquiry: { title: 'Anfrage', text: 'Fragen zu Modulen und Trackern; ein Mensch antwortet innerhalb von 2 Arbeitstagen.' },
    trackerClaim: { title: 'Garantieantrag Tracker', text: 'Garantieanträge für Pfosten, Antriebe, Steuerungen und Wechselrichter.' },
    warranty: {
      title: 'Garantieregistrierung',
      text: 'Registrierung installierter Module mit ihren Seriennummern und das Zertifikat als PDF.',
    },
  },

  privacy: {
    title: 'Datenschutz',
    lead: 'Was wir über Sie speichern, warum und wie lange.',
    keepTitle: 'Was wir speichern',
    keepText:
      'Die Daten Ihrer Firma, Ihren Namen, Ihre E-Mail-Adresse und Telefonnummer sowie alles, was Sie in Vorgängen schreiben und hochladen. Seriennummern von Modulen gehören zu den Unterlagen Ihrer Firma. Fotos werden vor dem Senden in Ihrem Browser verkleinert, und der Aufnahmeort wird entfernt.',
    whyTitle: 'Warum wir es speichern',
    whyText:
      'Um Ihre Vorgänge zu bearbeiten, über Garantieanträge zu entscheiden, Ersatz zu liefern und Entschädigungen zu zahlen. Andere Neuigkeiten senden wir nur, wenn Sie bei der Registrierung zugestimmt haben; das können Sie in Ihrem Profil ändern.',
    whoTitle: 'Wer es sehen kann',
    whoText:
      'Mitarbeitende Ihrer Firma, die hier ein Konto haben, und unsere Mitarbeitenden, soweit es ihre Arbeit erfordert. Ein Servicepartner sieht nur den Serviceauftrag, den er erhalten hat. Bankdaten sind verschlüsselt, und jede Einsicht wird protokolliert.',
    longTitle: 'Wie lange wir es speichern',
    longText:
      'Solange eine Garantie läuft oder das Gesetz es verlangt. Ihr Browser merkt sich Sprache, Darstellung und auf Wunsch Ihren Benutzernamen; die Anmeldung endet nach zwei Stunden ohne Nutzung.',
    rightsTitle: 'Was Sie verlangen können',
    rightsText:
      'Eine Kopie Ihrer Daten, deren Berichtigung oder, soweit kein Gesetz dagegensteht, deren Löschung. Senden Sie uns dazu eine Anfrage über das Portal.',
  },
} satisfies Texts<typeof en, 'de'>;
