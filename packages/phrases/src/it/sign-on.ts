import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Accesso in corso, attendere',
  noCode: 'Codice di autorizzazione non ricevuto',
  failed: 'Impossibile ottenere il token',
  back: 'Tra un momento si torna alla pagina di accesso.',
  confirmTitle: 'Continuare come {{name}}?',
  confirmText: 'In un’altra pagina è stato avviato un accesso per <email>{{email}}</email>. Continuare solo se si tratta di Lei.',
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
} satisfies Texts<typeof en, 'it'>;
