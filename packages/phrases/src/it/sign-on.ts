import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Accesso in corso, attendere',
  noCode: 'Codice di autorizzazione non ricevuto',
  failed: 'Impossibile completare l’accesso. Riprovare.',
  back: 'Tra un momento tornerà alla pagina di accesso.',
  confirmTitle: 'Continuare come {{name}}?',
  confirmText: 'In un’altra pagina è stato avviato un accesso per <email>{{email}}</email>. Continui solo se si tratta di lei.',
  confirmGo: 'Continua',
  confirmStop: 'Non accedere',
  bindTitle: 'Colleghi il suo account',
  bindText:
    'L’accesso con SSO è riuscito, ma non è ancora collegato a un account Heliodesk. Per collegarlo, acceda una volta con il suo account da dipendente.',
  bindKnown:
    'L’accesso con SSO come <email>{{email}}</email> è riuscito, ma non è ancora collegato a un account Heliodesk. Per collegarlo, acceda una volta con il suo account da dipendente.',
  bind: 'Collega e accedi',
  binding: 'Collegamento in corso',
  bindNone: 'Non c’è nulla da collegare',
  bindNoneText: 'Per collegare l’account, accedere prima con SSO.',
  disabled: {
    title: 'Il suo account è stato disattivato',
    text: 'Non è più possibile usarlo per accedere. Si rivolga a chi gestisce il suo accesso o ci contatti. Quanto ha digitato è ancora nella pagina e si può copiare.',
    stay: 'Resta sulla pagina',
    toSignIn: 'Vai all’accesso',
  },
  wait: {
    title: 'Riprovi tra <time></time>',
    text: 'Ha inserito più volte di seguito una password errata. Ogni altro tentativo raddoppia l’attesa, fino a 1 ora.',
  },
} satisfies Texts<typeof en, 'it'>;
