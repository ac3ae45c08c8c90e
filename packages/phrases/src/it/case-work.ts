import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: 'Registra una chiamata per {{number}}',
    direction: 'Chi ha chiamato',
    out: 'Abbiamo chiamato noi',
    in: 'Ha chiamato il cliente',
    phone: 'Numero',
    calledAt: 'Ora della chiamata',
    calledAtHint: 'Nella sua ora locale',
    calledAtMissing: 'Indicare quando è avvenuta la chiamata.',
    result: 'Esito',
    results: {
      reached: 'Contattato',
      message: 'Messaggio lasciato',
      noAnswer: 'Nessuna risposta',
      wrongNumber: 'Numero sbagliato',
    },
    note: 'Cosa si è detto',
    noteHint: 'Interno. Il cliente non lo vede.',
    keepsPromise: 'Vale come primo contatto',
    promiseOpen: 'Il primo contatto è ancora da fare',
    confirm: 'Salva la chiamata',
    done: '{{number}}: chiamata registrata',
  },
  called: {
    reached: 'Chiamata, contattato',
    message: 'Chiamata, messaggio lasciato',
    noAnswer: 'Chiamata, nessuna risposta',
    wrongNumber: 'Chiamata, numero sbagliato',
    in: 'Chiamata del cliente',
  },
  related: {
    title: 'Altre richieste di questa azienda',
    project: 'Stesso progetto',
    contact: 'Stesso referente',
    company: 'Stessa azienda',
  },
  change: {
    to: 'A {{after}}',
    fromTo: 'Da {{before}} a {{after}}',
  },
} satisfies Texts<typeof en, 'it'>;
