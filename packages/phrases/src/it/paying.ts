import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: 'Da pagare', paid: 'Pagati' },
  empty: {
    toPay: 'Niente da pagare',
    text: 'I pagamenti compaiono qui quando il cliente ha confermato la nota di credito.',
    paid: 'Ancora nessun pagamento',
  },
  column: { paidBy: 'Pagato da' },
  export: {
    hint: 'Esporta questo elenco in .xlsx (al massimo i primi {{limit}} pagamenti)',
    cut: 'L’esportazione termina qui: il limite è di {{limit}} pagamenti.',
    file: 'pagamenti',
    due: 'Da pagare entro (UTC)',
    recorded: 'Registrato (UTC)',
    checkedBy: 'Coordinate bancarie verificate da',
  },
  payOf: 'Paga {{number}}',
  titleFor: 'Pagamento di {{amount}}',
  due: 'Scadenza del pagamento',
  record: {
    title: 'Registra il pagamento',
    text: 'Effettuare prima il bonifico in banca. Appena il pagamento è registrato qui, avviseremo il cliente. L’operazione non si può annullare.',
    proofHint: 'Per esempio la conferma del bonifico della banca',
    proofMissing: 'Aggiungere almeno una prova di pagamento.',
    action: 'Segna come pagato',
    done: 'Pagamento registrato. Abbiamo avvisato il cliente.',
  },
  paid: 'Pagamento',
  correct: {
    action: 'Correggi',
    title: 'Correggi il pagamento',
    text: 'Importo e conto restano invariati. Il cliente vede la nuova data e le nuove prove. I dati registrati prima restano visibili solo alla contabilità.',
    reasonHint: 'Possono leggerlo anche i colleghi che vedono la richiesta.',
    confirm: 'Salva la correzione',
    done: 'Pagamento corretto',
    beforeDay: 'Data precedente',
    beforeReference: 'Riferimento precedente',
    by: 'Corretto da <b>{{name}}</b> il <time></time>',
    replaced: 'Prove sostituite',
    guard: {
      notInvolved: 'Lei ha svolto una delle fasi precedenti. Deve correggere il pagamento un’altra persona.',
      notChecker: 'Lei ha verificato le coordinate bancarie. Deve correggere il pagamento un’altra persona.',
      notAnswerer: 'Lei ha risposto per il cliente. Deve correggere il pagamento un’altra persona.',
      notArchived: 'La richiesta è archiviata: il pagamento non si può più correggere.',
    },
  },
  guard: {
    notInvolved: 'Lei ha svolto una delle fasi precedenti. Deve pagare un’altra persona.',
    notChecker: 'Lei ha verificato le coordinate bancarie. Deve pagare un’altra persona.',
    notAnswerer: 'Lei ha risposto per il cliente. Deve pagare un’altra persona.',
    accountConfirmed: 'Le coordinate bancarie non sono confermate.',
  },
  stale: 'Nel frattempo qualcuno ha modificato questo pagamento. I dati inseriti sono ancora qui: li controlli e li invii di nuovo.',
} satisfies Texts<typeof en, 'it'>;
