import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: 'Non ancora spedito',
    shipped: 'In viaggio',
    delivered: 'Consegnato',
  },
  old: {
    return: 'Ci vengono restituiti',
    scrap: 'Vengono smaltiti sul posto',
  },
  numbers: 'Numeri di serie: {{old}} vecchi, {{new}} nuovi, {{total}} necessari',
  ship: {
    action: 'Segna come spedito',
    of: 'Segna come spedito: {{name}}',
    correct: 'Correggi i dati di spedizione',
    correctOf: 'Correggi i dati di spedizione: {{name}}',
    save: 'Salva i dati di spedizione',
    text: 'Il cliente vede il giorno, il vettore e il numero di spedizione.',
    carrierHint: 'Per esempio: Maersk, DHL',
    done: 'Dati di spedizione salvati',
  },
  deliver: {
    action: 'Segna come consegnato',
    of: 'Segna come consegnato: {{name}}',
    text: 'Avviseremo il cliente, che potrà scaricare la prova di consegna. Se qualcosa è sbagliato, può correggerlo finché la richiesta non è completata.',
    proofHint: 'Un documento di trasporto firmato o una sua foto',
    proofMissing: 'Caricare almeno una prova di consegna.',
    done: 'Segnato come consegnato',
  },
  correct: {
    action: 'Correggi la consegna',
    of: 'Correggi la consegna: {{name}}',
    text: 'Avviseremo il cliente, che vedrà i nuovi dati e le nuove prove. I dati registrati prima restano visibili solo al personale.',
    save: 'Salva la correzione',
    done: 'Consegna corretta. Il cliente lo vede ora.',
    reasonHint: 'Lo leggono i colleghi che vedono la richiesta, il cliente no.',
    by: 'Corretto da <b>{{name}}</b> il <time></time>',
    before: 'Dati registrati prima',
    replaced: 'Prove sostituite',
  },
  oldPieces: {
    action: 'Registra i componenti sostituiti',
    of: 'Registra i componenti sostituiti: {{name}}',
    correct: 'Correggi i componenti sostituiti',
    correctOf: 'Correggi i componenti sostituiti: {{name}}',
    save: 'Salva i componenti sostituiti',
    photoHint: 'Foto dei componenti smaltiti, se possibile con il numero di serie visibile',
    photoMissing: 'Caricare almeno una foto dei componenti smaltiti.',
    noteHint: 'Per esempio: ritirati lunedì dal nostro vettore',
    done: 'Componenti sostituiti salvati',
  },
  finish: {
    action: 'Concludi la sostituzione',
    title: 'Concludere la sostituzione?',
    text: 'I numeri di serie vengono bloccati e la soluzione risulta conclusa. L’operazione non si può annullare.',
    done: 'Sostituzione conclusa',
    finished: 'Sostituzione conclusa il {{day}}',
  },
  missing: {
    nothingPlanned: 'Le date di consegna sono già state impostate.',
    noOpenTask: 'L’azione richiesta al cliente è ancora aperta.',
    allDelivered: 'La merce non è ancora stata consegnata tutta.',
    oldPiecesRecorded: 'Alcuni componenti sostituiti non sono ancora registrati.',
    serialsComplete: 'Alcuni numeri di serie mancano o sono errati.',
    serialsNotAsked: 'Il cliente ha ancora un’azione richiesta aperta sui numeri di serie.',
  },
} satisfies Texts<typeof en, 'it'>;
