import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, privacy. */
export default {
  prepared: {
    lead: 'Questa pagina è in preparazione. Intanto è possibile verificare un numero di serie o aprire una richiesta di garanzia moduli.',
    check: 'Verifica un numero di serie',
    claim: 'Apri una richiesta di garanzia moduli',
    contact: { title: 'Contatti per area', text: 'Indirizzi, telefoni, e-mail e orari delle nostre sedi, per area.' },
    knowledge: {
      title: 'Knowledge base',
      text: 'Risposte dei nostri tecnici su moduli e inseguitori, con file da scaricare e ricerca in nove lingue.',
    },
    providers: { title: 'Partner di assistenza', text: 'Aziende che riparano e ispezionano in impianto, per paese.' },
    services: {
      title: 'Servizi a valore aggiunto',
      text: 'Accessori, ricambi per moduli fuori produzione e servizi a pagamento come ispezione, termografia e formazione.',
    },
    designTool: {
      title: 'Strumento di progettazione',
      text: 'Uno strumento per progettare file, vele e lunghezza delle stringhe sul proprio terreno.',
    },
    survey: {
      title: 'Valuta un servizio',
      text: 'Poche domande sul servizio ricevuto. L’invito arriva via e-mail dopo la chiusura di una richiesta.',
    },
    enquiry: {
      title: 'Richiesta di informazioni',
      text: 'Domande su moduli e inseguitori, a cui una persona risponde entro 2 giorni lavorativi.',
    },
    trackerClaim: {
      title: 'Richiesta di garanzia inseguitori',
      text: 'Richieste di garanzia per pali, azionamenti, centraline e inverter.',
    },
    warranty: {
      title: 'Registrazione della garanzia',
      text: 'Registrazione dei moduli installati con i numeri di serie, e il certificato in PDF.',
    },
  },

  privacy: {
    title: 'Privacy',
    lead: 'Quali dati conserviamo, perché e per quanto tempo.',
    keepTitle: 'Che cosa conserviamo',
    keepText:
      'I dati della sua azienda, il suo nome, l’indirizzo e-mail e il telefono, e ciò che scrive e carica nelle richieste. I numeri di serie dei moduli fanno parte dei dati aziendali. Le foto vengono ridotte nel browser e il luogo dello scatto viene rimosso prima dell’invio.',
    whyTitle: 'Perché li conserviamo',
    whyText:
      'Per rispondere alle sue richieste, decidere sulle richieste di garanzia, consegnare le sostituzioni e pagare gli indennizzi. Inviamo altre novità solo se le ha accettate alla registrazione; può cambiare idea nel suo profilo.',
    whoTitle: 'Chi può vederli',
    whoText:
      'I colleghi della sua azienda che hanno un account e il nostro personale, nella misura necessaria al lavoro. Un partner di assistenza vede solo l’ordine di lavoro che gli è stato affidato. Le coordinate bancarie sono cifrate e ogni consultazione viene registrata.',
    longTitle: 'Per quanto tempo li conserviamo',
    longText:
      'Finché dura una garanzia o lo richiede la legge. Il browser ricorda la lingua, l’aspetto e, se lo desidera, il nome utente; la sessione termina dopo due ore di inattività.',
    rightsTitle: 'Che cosa può chiedere',
    rightsText:
      'Una copia dei suoi dati, la loro correzione o la loro cancellazione, se nessuna legge lo impedisce. Basta inviarci una domanda tramite il portale.',
  },
} satisfies Texts<typeof en, 'it'>;
