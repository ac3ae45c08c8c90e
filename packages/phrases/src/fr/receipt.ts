import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Justificatif {{number}}',
  about: 'Ce justificatif indique ce qui a été confirmé dans le portail, par qui et quand. Il ne peut pas être modifié.',
  what: 'Ce qui a été confirmé',
  who: 'Qui l’a confirmé',
  by: 'Confirmation par',
  for: 'Au nom de',
  at: 'Date et heure',
  session: 'Accès au portail',
  sessions: {
    customer: 'Connexion au portail en tant que client',
    staff: 'Connexion au portail en tant que collaborateur',
    guest: 'Invité, par le lien d’un système connecté',
  },
  answer: 'Réponse à la solution',
  publicText: 'Ce que nous avons écrit',
  bankDetails: 'Coordonnées bancaires',
  confirmed: 'Confirmées',
  deliverTo: 'Livraison à',
  shownIn: 'Les textes figurent tels qu’ils étaient affichés à ce moment-là. Langue : {{language}}.',
  digest: 'Empreinte (SHA-256)',
  check:
    'Pour vérifier ce justificatif, téléchargez son enregistrement depuis le portail. L’empreinte SHA-256 de ce fichier doit être identique à celle ci-dessus.',
  foot: 'Portail client Heliodesk',
  pdf: 'Justificatif (PDF)',
  record: 'Enregistrement (JSON)',
} satisfies Texts<typeof en, 'fr'>;
