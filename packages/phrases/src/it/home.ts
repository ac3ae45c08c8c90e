import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** Words of the public home page. */
export default {
  title: 'Assistenza per moduli fotovoltaici e inseguitori solari',
  headline: 'Una buona assistenza inizia da un numero di serie.',
  lead: 'Verifichi un modulo, chieda informazioni o apra una richiesta di garanzia. Una persona le risponderà entro 2 giorni lavorativi.',
  serialLabel: 'Numero di serie di un modulo',
  serialHelp: 'Da 10 a 24 lettere e cifre, sull’etichetta posteriore e sul lato corto della cornice',
  check: 'Verifica',

  askTitle: 'Chiedi informazioni',
  askText: 'Installazione, schede tecniche, consegna, monitoraggio.',
  claimTitle: 'Apri una richiesta di garanzia',
  claimText: 'Una richiesta può comprendere fino a 100.000 numeri di serie.',
  findTitle: 'Trova le risposte',
  findText: 'Guide dei nostri tecnici, con file da scaricare.',
  talkTitle: 'Contatti',
  talkText: 'Nella sua area, in nove lingue, nei giorni lavorativi.',
  findProvider: 'Trova un partner di assistenza',

  runTitle: 'Come procede una richiesta di garanzia',
  runText: 'Cinque fasi. È sempre chiaro a chi tocca, ed entro quando.',
  runStart: 'Apri una richiesta di garanzia moduli',
  submit: 'Invio',
  submitWhen: 'Lei, circa dieci minuti',
  submitText: 'Dati, numeri di serie e foto. Le bozze si salvano automaticamente.',
  pickUp: 'Esame',
  pickUpWhen: 'Entro 2 giorni lavorativi',
  pickUpText: 'Un responsabile segue la sua pratica e la contatta.',
  approved: 'Approvazione',
  approvedWhen: 'Lei conferma la soluzione',
  approvedText: 'Sostituzione, riparazione o indennizzo, elencati per numero di serie.',
  complete: 'Completamento',
  completeWhen: 'Con date che può seguire',
  completeText: 'Spedizione, riparazione o pagamento, con i documenti nella pratica.',
  survey: 'Sondaggio',
  surveyWhen: 'Lei, due minuti',
  surveyText: 'Ci racconti com’è andata. Una persona legge ogni valutazione bassa.',
} satisfies Texts<typeof en, 'it'>;
