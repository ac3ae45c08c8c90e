import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
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
    trackerClaim: { title: 'Garantieantrag Tracker', text: 'Garantieanträge für Pfosten, Antriebe, Steuerungen und Wechselrichter.' },
    serviceOrders: {
      title: 'Meine Serviceaufträge',
      text: 'Ihre Serviceaufträge und Abrechnungen, mit dem nächsten Schritt und seiner Frist.',
    },
    warranty: {
      title: 'Garantieregistrierung',
      text: 'Registrierung installierter Module mit ihren Seriennummern und das Zertifikat als PDF.',
    },
  },

  privacy: 'Datenschutz',
  page: {
    borrowed: 'Diese Seite ist noch nicht übersetzt. Sie lesen den englischen Text.',
    loading: 'Die Seite wird geladen',
    again: 'Erneut versuchen',
  },
} satisfies Texts<typeof en, 'de'>;
