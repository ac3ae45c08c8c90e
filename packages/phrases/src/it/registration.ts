import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Words of registering a company and activating the account. */
export default {
  title: 'Registri la sua azienda',
  steps: 'Fasi',
  stepCompany: 'Azienda',
  stepContact: 'Referente',
  stepComplete: 'Fine',
  stepDone: 'completata',
  sayTitle: 'Un solo account per tutto ciò che sta sotto il sole.',
  sayText:
    'Richieste di garanzia con un massimo di 100.000 numeri di serie, registrazioni di garanzie, risposte e un responsabile per ogni pratica.',
  questions: 'Domande? <link>Ci contatti</link>. Rispondiamo nei giorni lavorativi.',

  companyTitle: 'La sua azienda',
  companyText: 'Si fa una volta sola. In seguito l’assistenza clienti può aggiungere i colleghi, ciascuno con la propria e-mail.',
  chooseAll: 'scegliere tutte le voci pertinenti',
  taxHelp: 'Non è ancora nota? Inserire 0.',
  already: 'Ha già un account? <link>Acceda</link>',
  toContact: 'Vai al referente',

  typeInstaller: 'Installa impianti fotovoltaici',
  typeDistributor: 'Vende moduli',
  typeCompany: 'Sviluppa o gestisce grandi progetti fotovoltaici',
  typeEndCustomer: 'Ha un impianto a casa o in azienda',

  contactTitle: 'I suoi dati',
  contactText: 'Le invieremo l’e-mail di attivazione. Su richiesta, l’assistenza clienti può aggiungere i colleghi in qualsiasi momento.',
  emailHelp: 'Il suo indirizzo e-mail di lavoro. Lo userà per accedere.',
  news: 'Desidero ricevere via e-mail novità su prodotti e servizi',
  privacy: 'Ho letto l’<link>informativa sulla privacy</link> e la accetto',
  back: 'Indietro',
  register: 'Registrati',
  registering: 'Registrazione in corso',
  listsFailed: 'Impossibile caricare le opzioni di questo form. Quanto digitato è ancora qui.',
  retry: 'Riprova',

  sentTitle: 'Controlli la sua posta',
  sentText: 'Abbiamo inviato un’e-mail di attivazione a <email>{{email}}</email>. Il link funziona una sola volta e scade dopo 48 ore.',
  noMail: 'Nessuna e-mail?',
  resendIn_one: 'Controlli prima la cartella spam. Potrà inviarla di nuovo tra {{count}} secondo.',
  resendIn_many: 'Controlli prima la cartella spam. Potrà inviarla di nuovo tra {{count}} di secondi.',
  resendIn_other: 'Controlli prima la cartella spam. Potrà inviarla di nuovo tra {{count}} secondi.',
  resendNow: 'Controlli prima la cartella spam, poi la invii di nuovo.',
  resend: 'Invia di nuovo',
  resent: 'E-mail di attivazione inviata di nuovo',
  wrongAddress: 'Indirizzo sbagliato? <link>Lo corregga</link>',

  activating: 'Attivazione dell’account in corso',
  activatedTitle: 'Il suo account è attivo',
  activatedText:
    'Ora può accedere per presentare richieste di garanzia, inviare richieste di informazioni e registrare garanzie per la sua azienda.',
  alreadyTitle: 'Il suo account è già attivo',
  alreadyText: 'Questo link è già stato usato. Acceda con l’indirizzo e-mail e la password.',
  signIn: 'Accedi',
  checkSerial: 'Verifica un numero di serie',
  failedTitle: 'Il suo account non è ancora attivo',
  failedText: 'Il link è incompleto. Aprire il link completo dell’e-mail o richiederne uno nuovo.',
  failedEmail: 'Indirizzo e-mail usato per la registrazione',
  failedResend: 'Invia di nuovo l’e-mail di attivazione',
  failedStuck: 'Già attivo? <signIn>Acceda</signIn>. Ancora problemi? <contact>Ci contatti</contact>.',
  failedStuckId:
    'Già attivo? <signIn>Acceda</signIn>. Ancora problemi? <contact>Ci contatti</contact> indicando il codice di riferimento <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'it'>;
