import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: 'Saisir la réparation',
    title: 'Réparation effectuée',
    reportHint: 'Le client lira ce texte.',
    save: 'Enregistrer la réparation',
    saved: 'Réparation enregistrée',
  },
  complete: {
    title: 'Terminer {{number}} ?',
    text: 'Le client reçoit un e-mail avec votre message de clôture.',
    words: 'Message de clôture',
    wordsHint: 'Par exemple : ce qui a été payé, réparé ou remplacé',
    confirm: 'Terminer la demande',
    done: '{{number}} terminée',
  },
  thread: {
    modules: 'Suivi de vos modules',
    parts: 'Suivi de vos composants',
    claimed: 'Déclarés',
    accepted: 'Acceptés',
    covered: 'Avec solution',
    done: 'Terminés',
    refused: 'Refusés : {{number}}',
  },
} satisfies Texts<typeof en, 'fr'>;
