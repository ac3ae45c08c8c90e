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
  resetPassword: 'Reimposta password',
  fromBefore: 'Account della sua ultima visita su questo dispositivo',
  notYou: 'Non è lei?',
  unified: 'Continua con SSO',
  atManufacturer: 'Dipendenti Heliodesk',
  trouble: 'Problemi di accesso? <link>Ci contatti</link>. Rispondiamo nei giorni lavorativi.',
  sayTitle: 'Ogni richiesta ha un referente e una data.',
  sayText: 'Primo contatto entro 2 giorni lavorativi. Può seguire ogni fase, dalla prima foto alla consegna.',

  captcha: 'Caratteri dell’immagine',
  captchaHint: '5 caratteri',
  captchaPicture: 'Immagine con cinque caratteri distorti',
  captchaAgain: 'Altra immagine',
  captchaByMail: 'Non si legge? Codice via e-mail',
  captchaByPicture: 'Mostra invece un’immagine',
  captchaNeedsEmail: 'Inserire prima l’indirizzo e-mail a cui inviare il codice',
  captchaSent: 'Abbiamo inviato un codice a {{email}}. Inserirlo qui entro 10 minuti.',
  captchaMailLabel: 'Codice dell’e-mail',

  demoTitle: 'Accessi della demo',
  demoText: 'Usano tutti la password {{password}}. Un clic compila il form.',
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
  forgotSend: 'Invia link',
  forgotSentTitle: 'Controlli la sua posta',
  forgotSent:
    'Se esiste un account per <email>{{email}}</email>, l’e-mail per reimpostare la password è in arrivo. Il link funziona una sola volta e scade dopo 30 minuti.',
  forgotAgain: 'Nessuna e-mail? Controlli la cartella spam o <link>la richieda di nuovo</link>.',
  backToSignIn: 'Torna all’accesso',

  resetTitle: 'Scegli una nuova password',
  resetText: 'Al salvataggio verranno chiuse tutte le altre sessioni.',
  resetSave: 'Salva password',
  resetDoneTitle: 'Password reimpostata',
  resetDoneText: 'Accedere con la nuova password.',
  resetNoKeyTitle: 'Il link è incompleto',
  resetNoKeyText: 'Aprire il link completo dall’e-mail o richiederne uno nuovo.',
  resetAskNew: 'Richiedi un nuovo link',

  rules: 'Requisiti della password',
  rule: { length: 'Da 6 a 16 caratteri', letter: 'Almeno una lettera', digit: 'Almeno una cifra', only: 'Solo lettere e cifre' },
  ruleMet: 'soddisfatto',
  ruleOpen: 'non ancora soddisfatto',
  ruleGuess: 'Non facile da indovinare (verificato al salvataggio)',
} satisfies Texts<typeof en, 'it'>;
