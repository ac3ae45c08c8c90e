import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'Questa pagina sarà presto disponibile. Intanto può verificare un numero di serie o aprire una richiesta di garanzia moduli.',
    check: 'Verifica un numero di serie',
    claim: 'Apri una richiesta di garanzia moduli',
    contact: { title: 'Contatti per area', text: 'Indirizzi, telefoni, e-mail e orari delle nostre sedi, per area.' },
    knowledge: {
      title: 'Knowledge base',
      text: 'Risposte dei nostri tecnici su moduli e inseguitori, con file da scaricare e ricerca in nove lingue.',
    },
    providers: { title: 'Partner di assistenza', text: 'Partner che riparano e ispezionano in loco, per paese.' },
    services: {
      title: 'Servizi a valore aggiunto',
      text: 'Accessori, ricambi per moduli fuori produzione e servizi a pagamento come ispezione, termografia e formazione.',
    },
    designTool: {
      title: 'Strumento di progettazione',
      text: 'Per progettare file, vele e lunghezza delle stringhe del suo impianto.',
    },
    survey: {
      title: 'Valuta un servizio',
      text: 'Alcune domande sul servizio ricevuto. L’invito arriva via e-mail dopo la chiusura della richiesta.',
    },
    serviceOrders: {
      title: 'I miei ordini di lavoro',
      text: 'I suoi ordini di lavoro e i consuntivi, con il prossimo passo e la scadenza.',
    },
    warranty: {
      title: 'Registrazione della garanzia',
      text: 'Registri i moduli installati con i numeri di serie e ottenga il certificato in PDF.',
    },
  },

  privacy: 'Privacy',
  page: {
    borrowed: 'Questa pagina non è ancora tradotta. Sta leggendo la versione inglese.',
    loading: 'Caricamento della pagina',
    again: 'Riprova',
  },
} satisfies Texts<typeof en, 'it'>;
