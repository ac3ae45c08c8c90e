import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** Words of the public home page. */
export default {
  title: 'Assistenza per moduli fotovoltaici e inseguitori solari',
  headline: 'Una buona assistenza inizia da un numero di serie.',
  lead: 'Verificare un modulo, chiedere informazioni o aprire una richiesta di garanzia. Una persona le risponde entro 2 giorni lavorativi.',
  serialLabel: 'Numero di serie di un modulo',
  serialHelp: 'Da 10 a 24 lettere e cifre, sull’etichetta posteriore e sul lato corto della cornice.',
  check: 'Verifica',

  askTitle: 'Chiedere informazioni',
  askText: 'Installazione, schede tecniche, consegna, monitoraggio.',
  claimTitle: 'Chiedi la garanzia',
  claimText: 'Una sola richiesta accetta fino a 100.000 numeri di serie.',
  findTitle: 'Trovare la risposta',
  findText: 'Risposte dei nostri tecnici, con file da scaricare.',
  talkTitle: 'Parlare con noi',
  talkText: 'Per area, in nove lingue, nei giorni lavorativi.',
  findProvider: 'Trova un partner di assistenza',

  runTitle: 'Come procede una richiesta di garanzia',
  runText: 'Cinque fasi. È sempre chiaro a chi tocca ed entro quando.',
  runStart: 'Apri una richiesta di garanzia moduli',
  submit: 'Invio',
  submitWhen: 'Lei, circa dieci minuti',
  submitText: 'Dati, numeri di serie e foto. Le bozze si salvano da sole.',
  pickUp: 'Presa in carico',
  pickUpWhen: 'Entro 2 giorni lavorativi',
  pickUpText: 'Una persona con nome e cognome segue la sua pratica e la contatta.',
  approved: 'Approvazione',
  approvedWhen: 'Lei conferma la soluzione',
  approvedText: 'Sostituzione, riparazione o indennizzo, elencati per numero di serie.',
  complete: 'Completamento',
  completeWhen: 'Con date da seguire',
  completeText: 'Spedito, riparato o pagato, con i documenti conservati nella pratica.',
  survey: 'Sondaggio',
  surveyWhen: 'Lei, due minuti',
  surveyText: 'Ci dica che cosa è andato bene. Una persona legge le valutazioni basse.',
} satisfies Texts<typeof en, 'it'>;
