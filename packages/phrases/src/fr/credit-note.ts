import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: 'Avoir {{number}}',
  about:
    'Cet avoir correspond à l’indemnisation relative à votre demande de garantie. Nous la verserons dès que vous l’aurez confirmé sur le portail.',
  number: 'Avoir',
  day: 'Date',
  claim: 'Demande de garantie',
  what: 'Ce que nous versons',
  for: 'Objet',
  account: 'Compte bancaire',
  intro: 'Vous avez accepté cette indemnisation. Vérifiez le montant et le compte. Nous effectuerons le paiement après votre confirmation.',
  colleague: '{{name}} a saisi les coordonnées bancaires et confirme cet avoir. Le compte n’est visible que par {{name}}.',
  confirm: 'Confirmer l’avoir',
  confirmed: 'Avoir confirmé',
  pdf: 'Avoir (PDF)',
  state: {
    announced: 'Avoir à confirmer',
    held: 'En attente de nouvelles coordonnées bancaires',
    due: 'Paiement en préparation',
    paid: 'Payé',
  },
} satisfies Texts<typeof en, 'fr'>;
