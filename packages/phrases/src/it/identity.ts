import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Words of signing in and of passwords. */
export default {
  signInTitle: 'Accedi',
  customerTab: 'Clienti e partner',
  staffTab: 'Dipendenti',
  ways: 'Modalità di accesso',
  forgot: 'Password dimenticata?',
  remember: 'Ricorda utente',
  signIn: 'Accedi',
  signingIn: 'Accesso in corso',
  newHere: 'Non ha ancora un account? <link>Registri la sua azienda</link>',
  otherForm: {
    customer: 'È un dipendente? Usi l’altro form',
    staff: 'È un cliente o un partner? Usi l’altro form',
  },
  resetPassword: 'Reimposta la password',
  fromBefore: 'Account della sua ultima visita su questo dispositivo',
  notYou: 'Non è lei?',
  unified: 'Autenticazione unificata',
  atManufacturer: 'Chi lavora per il produttore',
  trouble: 'Problemi di accesso? <link>Ci contatti</link>: rispondiamo nei giorni lavorativi.',
  sayTitle: 'Ogni richiesta ha una persona e una data.',
  sayText: 'Primo contatto entro 2 giorni lavorativi. Ogni fase è visibile, dalla prima foto alla consegna.',

  captcha: 'Caratteri dell’immagine',
  captchaHint: '5 caratteri',
  captchaPicture: 'Immagine con cinque caratteri distorti',
  captchaAgain: 'Altra immagine',
  captchaByMail: 'Non si legge? Ricevi un codice via e-mail',
  captchaByPicture: 'Mostra un’immagine',
  captchaNeedsEmail: 'Inserire prima l’indirizzo e-mail: il codice verrà inviato lì',
  captchaSent: 'Abbiamo inviato un codice a {{email}}. Inserirlo qui entro dieci minuti.',
  captchaMailLabel: 'Codice dell’e-mail',

  demoTitle: 'Accessi dimostrativi',
  demoText: 'Tutti con la password {{password}}. Un clic compila il form.',
  demoRoles: {
    admin: 'Amministratore',
    agent: 'Operatore assistenza clienti',
    customer: 'Cliente',
    module_agent: 'Specialista moduli',
    provider: 'Partner di assistenza',
    tracker_agent: 'Specialista inseguitori',
    supervisor: 'Supervisore',
    finance: 'Contabilità',
  },

  forgotTitle: 'Password dimenticata?',
  forgotText: 'Inserire l’indirizzo e-mail. Le invieremo un link per scegliere una nuova password.',
  forgotSend: 'Invia il link',
  forgotSentTitle: 'Controlli la sua posta',
  forgotSent:
    'Se <email>{{email}}</email> ha un account, riceverà un’e-mail per reimpostare la password. Il link funziona una sola volta, per 30 minuti.',
  forgotAgain: 'Nessuna e-mail? Controllare la cartella spam o <link>richiederla di nuovo</link>.',
  backToSignIn: 'Torna all’accesso',

  resetTitle: 'Scegli una nuova password',
  resetText: 'Al salvataggio le altre sessioni aperte vengono chiuse.',
  resetSave: 'Salva la password',
  resetDoneTitle: 'Password reimpostata',
  resetDoneText: 'Accedere con la nuova password.',
  resetNoKeyTitle: 'Il link è incompleto',
  resetNoKeyText: 'Aprire il link completo dall’e-mail o richiederne uno nuovo.',
  resetAskNew: 'Richiedi un nuovo link',

  rules: 'Requisiti della password',
  rule: { length: 'Da 6 a 16 caratteri', letter: 'Almeno una lettera', digit: 'Almeno una cifra', only: 'Solo lettere e cifre' },
  ruleMet: 'soddisfatto',
  ruleOpen: 'non ancora soddisfatto',
  ruleGuess: 'Non facile da indovinare, verificato al salvataggio',
} satisfies Texts<typeof en, 'it'>;
