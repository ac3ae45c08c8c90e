import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: 'Preferenze degli avvisi',
  back: 'Torna agli avvisi',
  topicHead: 'Argomento',
  way: { bell: 'Solo campanella', mail: 'Campanella ed e-mail', daily: 'Campanella, e-mail giornaliera', none: 'Niente' },
  topic: {
    tasks: { name: 'Le sue azioni richieste', hint: 'Domande, dati e file che ci servono da lei. I promemoria seguono la stessa scelta.' },
    messages: { name: 'Messaggi', hint: 'Inviati insieme via e-mail dopo 5 minuti fuori dal portale' },
    progress: { name: 'Avanzamento delle sue richieste', hint: 'Presa in carico, cambio di responsabile, risposta, completamento' },
    cases: { name: 'Le sue pratiche', hint: 'Assegnazione, riapertura, richiesta di riesame, ritiro' },
    approvals: { name: 'Approvazioni', hint: 'Soluzioni e rifiuti in attesa della sua decisione' },
    clocks: { name: 'Scadenze superate', hint: 'Primo contatto, presa in carico o decisione in ritardo' },
    payments: { name: 'Pagamenti', hint: 'Coordinate bancarie da verificare' },
    work: { name: 'Operazioni in background', hint: 'Esito delle importazioni e di altre operazioni' },
    receipts: { name: 'Conferme e decisioni', hint: 'Inviate sempre via e-mail: sono la sua prova' },
    security: { name: 'Accesso e sicurezza', hint: 'Inviati sempre via e-mail, per proteggere il suo account' },
    daily: { name: 'E-mail giornaliera', hint: 'Tutto ciò che arriva con l’e-mail giornaliera' },
  },
  always: 'Sempre via e-mail',
  mailTo: 'Le e-mail vengono inviate a',
  daily: {
    title: 'E-mail giornaliera',
    time: 'Ora ({{zone}})',
    text: 'Nei giorni lavorativi, solo se ci sono novità.',
    next: 'Prossima: {{day}}',
  },
  proof: 'Conferme e decisioni arrivano sempre via e-mail. Sono la sua prova.',
  saved: 'Salvato',
  reset: 'Ripristina valori predefiniti',
  off: {
    sayTitle: 'Solo le e-mail che desidera',
    sayText: 'Gli avvisi nel portale restano come prima.',
    all: 'Tutte le preferenze degli avvisi',
    title: 'Disattivare queste e-mail?',
    text: 'Non riceverà più questi avvisi via e-mail. Li vedrà ancora nella campanella del portale.',
    button: 'Disattiva e-mail',
    done: 'Queste e-mail sono disattivate',
    doneText: 'Non riceverà più questi avvisi via e-mail. Li vedrà ancora nella campanella del portale.',
    again: 'Riattiva',
    broken: 'Questo link non funziona',
  },
} satisfies Texts<typeof en, 'it'>;
