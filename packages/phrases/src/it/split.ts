import type en from '../en/split.ts';
import type { Texts } from '../texts.ts';

/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: 'Dividi la richiesta',
  text: 'Spostare in una richiesta a parte ciò che è senza decisione o da chiarire, così il resto può proseguire.',
  action: 'Separa senza decisione: {{number}}',
  dialog: {
    title: 'Dividi la richiesta {{number}}',
    confirm: 'Dividi richiesta',
    go: 'Passano alla nuova richiesta',
    stay: 'Restano in questa richiesta',
    same: 'La nuova richiesta è in esame, con lo stesso referente, lo stesso responsabile, gli stessi dati e gli stessi file.',
    told: 'Il cliente riceve un’e-mail e legge il motivo in entrambe le richieste.',
    after: 'Poi concludere l’esame di questa richiesta per poter scrivere le soluzioni.',
    reasonHint: 'Nella lingua del cliente, ad esempio: lo stabilimento sta ancora verificando questi moduli',
  },
  done: 'Separata come {{number}}',
  made: 'Ciò che era senza decisione prosegue in',
  outward: 'Separata da',
  inward: 'Ciò che resta da decidere prosegue in',
} satisfies Texts<typeof en, 'it'>;
