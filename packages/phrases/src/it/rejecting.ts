import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: 'Proponi il rifiuto di {{number}}',
    text: 'Decide un’altra persona. Fino ad allora il cliente non vede nulla; poi può chiedere il riesame una volta.',
    language: 'Scrivere nella lingua del cliente: {{language}}',
    note: 'Nota per chi decide',
    noteHint: 'Visibile solo ai colleghi.',
    confirm: 'Invia proposta',
    done: '{{number}}: proposta inviata',
  },
  reject: {
    title: 'Respingere {{number}}?',
    text: 'Il cliente riceverà subito questo testo via e-mail:',
    read: 'Ho letto il testo che riceverà il cliente',
    done: '{{number}} è stata respinta',
  },
  giveBack: {
    title: 'Restituisci la proposta per {{number}}',
    text: 'La richiesta resta in esame.',
    reasonHint: 'Ad esempio: le foto mostrano chiaramente il difetto',
    done: '{{number}}: proposta restituita',
  },
  takeBack: {
    title: 'Ritirare la proposta per {{number}}?',
    text: 'La richiesta resta in esame. Potrà proporre di nuovo il rifiuto in seguito.',
    done: '{{number}}: proposta ritirata',
  },
  card: {
    title: 'Proposta di rifiuto',
    waiting: 'In attesa di decisione',
    waitingForYou: 'In attesa della sua decisione',
    returned: 'Restituita',
    by: '{{name}}, <time></time>',
    due: 'Decidere entro il <time></time>',
    reads: 'Cosa leggerà il cliente',
    returnedBy: '{{name}} l’ha restituita',
    fourEyes: 'La proposta è sua, perciò deve decidere un’altra persona.',
  },
  rejected: {
    on: 'Decisione del <time></time>',
  },
  appeal: {
    title: 'La sua richiesta di riesame',
    titleOf: 'Chiedi il riesame di {{number}}',
    once: 'Una volta per questa richiesta, fino al <time></time>',
    text: 'Esamineremo di nuovo la richiesta con ciò che aggiunge.',
    reason: 'Cosa ci è sfuggito?',
    reasonHint: 'Ad esempio: un documento di trasporto con inizio di garanzia successivo',
    files: 'Può aggiungere file nella conversazione.',
    send: 'Invia la richiesta di riesame',
    sent: 'Richiesta di riesame inviata',
    until: 'Può chiedere il riesame fino al',
    final: 'Questa decisione è definitiva.',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: 'C’è ancora qualcosa da sistemare?',
    titleOf: 'Riapri {{number}}',
    text: 'Riesamineremo il resto della richiesta. Ciò che è stato pagato, riparato o consegnato resta com’è.',
    reason: 'Che cosa dobbiamo riesaminare?',
    reasonHint: 'Per esempio: tre moduli sono stati rifiutati, ma nuove foto mostrano il difetto',
    sent: 'Richiesta riaperta',
  },
} satisfies Texts<typeof en, 'it'>;
