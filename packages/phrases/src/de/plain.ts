import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'Diese Seite ist in Vorbereitung. Bis dahin können Sie eine Seriennummer prüfen oder einen Garantieantrag für Module beginnen.',
    check: 'Seriennummer prüfen',
    claim: 'Garantieantrag für Module beginnen',
    contact: {
      title: 'Kontakt nach Region',
      text: 'Adressen, Telefonnummern, E-Mail-Adressen und Öffnungszeiten unserer Büros, nach Region.',
    },
    knowledge: {
      title: 'Wissen',
      text: 'Antworten unserer Fachleute zu Modulen und Trackern, mit Downloads und Suche in neun Sprachen.',
    },
    providers: { title: 'Servicepartner', text: 'Partner, die vor Ort reparieren und prüfen, nach Land.' },
    services: {
      title: 'Zusatzleistungen',
      text: 'Zubehör, Ersatz für abgekündigte Module und kostenpflichtige Services wie Inspektion, Thermografie und Schulung.',
    },
    designTool: { title: 'Planungstool', text: 'Reihen, Tische und Stringlängen für Ihren Standort planen.' },
    survey: {
      title: 'Service bewerten',
      text: 'Einige Fragen zu dem Service, den Sie erhalten haben. Nach Abschluss Ihres Vorgangs erhalten Sie per E-Mail eine Einladung.',
    },
    serviceOrders: {
      title: 'Meine Serviceaufträge',
      text: 'Ihre Serviceaufträge und Abrechnungen, mit nächstem Schritt und Frist.',
    },
    warranty: {
      title: 'Garantieregistrierung',
      text: 'Registrieren Sie installierte Module mit ihren Seriennummern und erhalten Sie das Zertifikat als PDF.',
    },
  },

  privacy: 'Datenschutz',
  page: {
    borrowed: 'Diese Seite ist noch nicht übersetzt. Sie lesen die englische Fassung.',
    loading: 'Seite wird geladen',
    again: 'Erneut versuchen',
  },
} satisfies Texts<typeof en, 'de'>;
