import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Possibili duplicati',
  shared_one: '{{number}} numero di serie in comune',
  shared_many: '{{number}} di numeri di serie in comune',
  shared_other: '{{number}} numeri di serie in comune',
  sameDefect: 'Stesso progetto e stessa data del difetto',
  otherCompany: 'Di {{company}}',
  linkUnseen: 'I clienti non vedranno il collegamento.',
  linkOf: 'Collega richieste: {{number}}',
  close: 'Chiudi come duplicato',
  closeOf: 'Chiudi come duplicato: {{number}}',
  closeText: 'Inoltre questa richiesta verrà collegata a {{number}}.',
  linked: 'Collegata a {{number}}',
  outward: 'Duplicato di',
  inward: 'Duplicato di questa richiesta',
  dialog: {
    title: 'Collega {{number}} come duplicato',
    text: 'L’altra richiesta prosegue. Entrambe restano aperte e mostrano il numero dell’altra. Per chiudere questa, proporne il rifiuto.',
    hint: 'Ad esempio: MC-20261106-00022',
    confirm: 'Collega richieste',
  },
  unlink: {
    action: 'Scollega',
    actionOf: 'Scollega {{number}}',
    title: 'Scollegare {{number}}?',
    text: 'Nessuna delle due mostrerà più il numero dell’altra. Il motivo resta nella cronologia di entrambe.',
    reasonHint: 'Ad esempio: si tratta di altri moduli',
    done: '{{number}} scollegata',
  },
} satisfies Texts<typeof en, 'it'>;
