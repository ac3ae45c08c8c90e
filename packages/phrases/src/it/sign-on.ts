import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Accesso in corso, attendere',
  noCode: 'Codice di autorizzazione non ricevuto',
  failed: 'Impossibile ottenere il token.',
  back: 'Tra un momento si torna alla pagina di accesso.',
  confirmTitle: 'Continuare come {{name}}?',
  confirmText: 'In un’altra pagina è stato avviato un accesso per <email>{{email}}</email>. Continuare solo se si tratta di lei.',
  confirmGo: 'Continua',
  confirmStop: 'Non accedere',
  bindTitle: 'Collegare il proprio account',
  bindText:
    'L’autenticazione unificata La conosce, ma qui non sappiamo ancora chi è. Inserire una volta le credenziali da dipendente. Da quel momento basterà il pulsante.',
  bindKnown:
    'L’autenticazione unificata La conosce come <email>{{email}}</email>, ma qui non sappiamo ancora chi è. Inserire una volta le credenziali da dipendente. Da quel momento basterà il pulsante.',
  bind: 'Collega e accedi',
  binding: 'Collegamento in corso',
  bindNone: 'Non c’è nulla da collegare',
  bindNoneText: 'Questa pagina segue un accesso con l’autenticazione unificata. Cominciare da lì.',
  disabled: {
    title: 'Il suo account è stato disattivato',
    text: 'Non può più accedere con questo account. Si rivolga a chi gestisce il suo accesso o ci contatti. Quanto ha scritto è ancora nella pagina e può essere copiato.',
    stay: 'Resta sulla pagina',
    toSignIn: 'Vai all’accesso',
  },
  wait: {
    title: 'Riprovi tra <time></time>',
    text: 'Più password errate di seguito. Ogni altra raddoppia l’attesa, fino a 1 ora.',
  },
} satisfies Texts<typeof en, 'it'>;
