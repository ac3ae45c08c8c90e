import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Words of registering a company and activating the account. */
export default {
  title: 'Registrazione dell’azienda',
  steps: 'Fasi',
  stepCompany: 'Azienda',
  stepContact: 'Referente',
  stepComplete: 'Fine',
  stepDone: 'completata',
  sayTitle: 'Un solo account per tutto ciò che sta sotto il sole.',
  sayText: 'Richieste di garanzia fino a 100.000 numeri di serie, registrazioni, risposte e una persona che segue ogni pratica.',
  questions: 'Domande? <link>Ci contatti</link>: rispondiamo nei giorni lavorativi.',

  companyTitle: 'La sua azienda',
  companyText: 'Una volta sola per tutti i colleghi: l’assistenza clienti li aggiunge in seguito, ciascuno con la propria e-mail.',
  chooseAll: 'scegliere tutte le voci pertinenti',
  taxHelp: 'Se non ancora nota, inserire 0.',
  already: 'Ha già un account? <link>Accedi</link>',
  toContact: 'Vai al referente',

  typeInstaller: 'Installa impianti fotovoltaici',
  typeDistributor: 'Vende moduli',
  typeCompany: 'Si occupa di grandi progetti fotovoltaici',
  typeEndCustomer: 'Ha un impianto a casa o in azienda',

  contactTitle: 'Lei come primo referente',
  contactText: 'Riceverà l’e-mail di attivazione. I colleghi vengono aggiunti, su richiesta, dall’assistenza clienti.',
  emailHelp: 'L’indirizzo di lavoro. È anche il nome utente.',
  news: 'Desidero ricevere novità su prodotti e servizi',
  privacy: 'Ho letto l’<link>informativa sulla privacy</link> e la accetto',
  back: 'Indietro',
  register: 'Registrati',
  registering: 'Registrazione in corso',
  listsFailed: 'Impossibile caricare gli elenchi di questo form. Quanto digitato è conservato.',
  retry: 'Riprova',

  sentTitle: 'Controlli la sua posta',
  sentText: 'Abbiamo inviato un’e-mail di attivazione a <email>{{email}}</email>. Il link funziona una sola volta, per 48 ore.',
  noMail: 'Nessuna e-mail?',
  resendIn_one: 'Controllare prima la cartella spam. Sarà possibile un nuovo invio tra {{count}} secondo.',
  resendIn_many: 'Controllare prima la cartella spam. Sarà possibile un nuovo invio tra {{count}} di secondi.',
  resendIn_other: 'Controllare prima la cartella spam. Sarà possibile un nuovo invio tra {{count}} secondi.',
  resendNow: 'Controllare prima la cartella spam, poi richiedere un nuovo invio.',
  resend: 'Invia di nuovo',
  resent: 'E-mail di attivazione inviata di nuovo',
  wrongAddress: 'Indirizzo sbagliato? <link>Correggi l’e-mail</link>',

  activating: 'Attivazione dell’account in corso',
  activatedTitle: 'Il suo account è attivo',
  activatedText: 'Ora può accedere. Da qui partono le richieste e le registrazioni di garanzia della sua azienda.',
  alreadyTitle: 'Il suo account è già attivo',
  alreadyText: 'Il link è già stato usato. Accedere con l’indirizzo e-mail e la password.',
  signIn: 'Accedi',
  checkSerial: 'Verifica un numero di serie',
  failedTitle: 'L’account non è ancora attivo',
  failedText: 'Il link è incompleto. Aprire il link completo dall’e-mail o richiederne uno nuovo.',
  failedEmail: 'E-mail usata per la registrazione',
  failedResend: 'Invia di nuovo l’e-mail di attivazione',
  failedStuck: 'Già attivo? <signIn>Accedi</signIn>. Il problema resta? <contact>Ci contatti</contact>.',
  failedStuckId:
    'Già attivo? <signIn>Accedi</signIn>. Il problema resta? <contact>Ci contatti</contact> e comunichi il codice di riferimento <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'it'>;
