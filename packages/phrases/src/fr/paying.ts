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
    text: 'Effectuez d’abord le virement à la banque. Dès que vous saisissez le paiement ici, nous en informons le client. Cette action est irréversible.',
    proofHint: 'Par exemple la confirmation du virement par la banque',
    proofMissing: 'Ajoutez au moins un justificatif.',
    action: 'Marquer comme payé',
    done: 'Paiement saisi. Nous avons informé le client.',
  },
  paid: 'Paiement',
  correct: {
    action: 'Corriger',
    title: 'Corriger le paiement',
    text: 'Le montant et le compte ne changent pas. Le client voit la nouvelle date et les nouveaux justificatifs. Seule la comptabilité voit encore ce qui était saisi avant.',
    reasonHint: 'Les collègues qui voient la demande peuvent aussi le lire.',
    confirm: 'Enregistrer la correction',
    done: 'Paiement corrigé',
    beforeDay: 'Ancienne date',
    beforeReference: 'Ancienne référence',
    by: 'Corrigé par <b>{{name}}</b> le <time></time>',
    replaced: 'Justificatifs remplacés',
    guard: {
      notInvolved: 'Vous avez effectué l’une des étapes précédentes. Quelqu’un d’autre doit corriger le paiement.',
      notChecker: 'Vous avez contrôlé les coordonnées bancaires. Quelqu’un d’autre doit corriger le paiement.',
      notAnswerer: 'Vous avez répondu pour le client. Quelqu’un d’autre doit corriger le paiement.',
      notArchived: 'La demande est archivée : le paiement ne peut plus être corrigé.',
    },
  },
  guard: {
    notInvolved: 'Vous avez effectué l’une des étapes précédentes. Quelqu’un d’autre doit payer.',
    notChecker: 'Vous avez contrôlé les coordonnées bancaires. Quelqu’un d’autre doit payer.',
    notAnswerer: 'Vous avez répondu pour le client. Quelqu’un d’autre doit payer.',
    accountConfirmed: 'Les coordonnées bancaires ne sont pas confirmées.',
  },
  stale: 'Quelqu’un a modifié ce paiement entre-temps. Votre saisie est toujours là : relisez-la et renvoyez-la.',
} satisfies Texts<typeof en, 'fr'>;
