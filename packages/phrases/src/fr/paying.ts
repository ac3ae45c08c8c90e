import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: 'À payer', paid: 'Payés' },
  empty: {
    toPay: 'Rien à payer',
    text: 'Les paiements apparaissent ici dès que le client a confirmé l’avoir.',
    paid: 'Rien n’a encore été payé',
  },
  column: { paidBy: 'Payé par' },
  export: {
    hint: 'Exporter cette liste au format .xlsx (les {{limit}} premiers paiements au plus)',
    cut: 'L’exportation s’arrête ici : elle est limitée à {{limit}} paiements.',
    file: 'paiements',
    due: 'À payer au plus tard le (UTC)',
    recorded: 'Saisi le (UTC)',
    checkedBy: 'Coordonnées bancaires contrôlées par',
  },
  payOf: 'Payer {{number}}',
  titleFor: 'Paiement de {{amount}}',
  due: 'Échéance du paiement',
  record: {
    title: 'Saisir le paiement',
    text: 'Effectuez d’abord le virement à la banque. Le client en est informé dès que vous saisissez le paiement ici, et cela ne peut pas être annulé.',
    proofHint: 'Par exemple la confirmation du virement par la banque',
    proofMissing: 'Ajoutez au moins un justificatif.',
    action: 'Marquer comme payé',
    done: 'Paiement saisi. Le client en est informé maintenant.',
  },
  paid: 'Paiement',
  correct: {
    action: 'Corriger',
    title: 'Corriger le paiement',
    text: 'Le montant et le compte ne changent pas. Le client voit le nouveau jour et les nouveaux justificatifs. Ce qui était saisi avant n’est plus visible que pour la comptabilité.',
    reasonHint: 'Les collègues qui voient la demande le lisent aussi.',
    confirm: 'Enregistrer la correction',
    done: 'Paiement corrigé. Le client le voit maintenant.',
    beforeDay: 'Jour précédent',
    beforeReference: 'Référence précédente',
    by: 'Corrigé par <b>{{name}}</b> le <time></time>',
    replaced: 'Justificatifs remplacés',
    guard: {
      notInvolved: 'Vous avez effectué l’une des étapes précédentes. Quelqu’un d’autre doit corriger le paiement.',
      notChecker: 'Vous avez contrôlé les coordonnées bancaires. Quelqu’un d’autre doit corriger le paiement.',
      notAnswerer: 'Vous avez confirmé l’avoir pour le client. Quelqu’un d’autre doit corriger le paiement.',
      notArchived: 'La demande est archivée : le paiement ne peut plus être corrigé.',
    },
  },
  guard: {
    notInvolved: 'Vous avez effectué l’une des étapes précédentes. Quelqu’un d’autre doit payer.',
    notChecker: 'Vous avez contrôlé les coordonnées bancaires. Quelqu’un d’autre doit payer.',
    notAnswerer: 'Vous avez confirmé l’avoir pour le client. Quelqu’un d’autre doit payer.',
    accountConfirmed: 'Les coordonnées bancaires ne sont pas confirmées.',
  },
  stale: 'Quelqu’un a modifié ce paiement entre-temps. Votre saisie est toujours là : relisez-la et renvoyez-la.',
} satisfies Texts<typeof en, 'fr'>;
