import type en from '../en/rejection-text.ts';
import type { Texts } from '../texts.ts';

export default {
  '1': 'La garanzia era terminata prima che il difetto fosse rilevato, perciò non possiamo accettare la richiesta. Se ha documenti che attestano un inizio successivo della garanzia, li invii con una richiesta di riesame.',
  '2': 'La nostra garanzia non copre questo tipo di danno, perciò non possiamo accettare la richiesta.',
  '3': 'Abbiamo esaminato tutto ciò che ci ha inviato e non abbiamo riscontrato difetti, perciò non possiamo accettare la richiesta.',
  '4': 'Quanto ci ha inviato non mostra il difetto con sufficiente chiarezza, perciò non possiamo accettare la richiesta. Se ha altre foto o misurazioni, le invii con una richiesta di riesame.',
  '5': 'Questi prodotti non sono di nostra produzione, perciò la nostra garanzia non li copre.',
  '6': 'Ha già presentato una richiesta sullo stesso argomento. Ce ne occuperemo lì.',
} satisfies Texts<typeof en, 'it'>;
