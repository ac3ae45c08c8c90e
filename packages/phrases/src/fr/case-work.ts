import type en from '../en/case-work.ts';
import type { Texts } from '../texts.ts';

export default {
  call: {
    title: 'Consigner un appel pour {{number}}',
    direction: 'Qui a appelé',
    out: 'Nous avons appelé',
    in: 'Le client a appelé',
    phone: 'Numéro',
    calledAt: 'Heure de l’appel',
    calledAtHint: 'À votre heure locale',
    calledAtMissing: 'Indiquez quand l’appel a eu lieu.',
    result: 'Résultat',
    results: {
      reached: 'Contact établi',
      message: 'Message laissé',
      noAnswer: 'Sans réponse',
      wrongNumber: 'Mauvais numéro',
    },
    note: 'Ce qui a été dit',
    noteHint: 'Interne. Le client ne le voit pas.',
    keepsPromise: 'Compte comme premier contact',
    promiseOpen: 'Le premier contact reste à faire',
    confirm: 'Enregistrer l’appel',
    done: '{{number}} : appel consigné',
  },
  called: {
    reached: 'Appel, contact établi',
    message: 'Appel, message laissé',
    noAnswer: 'Appel, sans réponse',
    wrongNumber: 'Appel, mauvais numéro',
    in: 'Appel du client',
  },
  related: {
    title: 'Autres demandes de cette entreprise',
    project: 'Même projet',
    contact: 'Même contact',
    company: 'Même entreprise',
  },
  change: {
    to: 'À {{after}}',
    fromTo: 'De {{before}} à {{after}}',
  },
} satisfies Texts<typeof en, 'fr'>;
