import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'Cette page sera bientôt disponible. D’ici là, vous pouvez vérifier un numéro de série ou ouvrir une demande de garantie modules.',
    check: 'Vérifier un numéro de série',
    claim: 'Ouvrir une demande de garantie modules',
    contact: { title: 'Contact par région', text: 'Adresses, téléphones, e-mails et horaires de nos bureaux, par région.' },
    knowledge: {
      title: 'Base de connaissances',
      text: 'Les réponses de nos ingénieurs sur les modules et les trackers, avec des fichiers à télécharger et une recherche en neuf langues.',
    },
    providers: { title: 'Prestataires de services', text: 'Des partenaires qui réparent et inspectent sur site, par pays.' },
    services: {
      title: 'Services complémentaires',
      text: 'Accessoires, pièces de rechange pour modules hors production et prestations payantes : inspection, thermographie, formation.',
    },
    designTool: {
      title: 'Outil de conception',
      text: 'Planifiez rangées, tables et longueurs de chaînes pour votre site.',
    },
    survey: {
      title: 'Noter une prestation',
      text: 'Quelques questions sur le service reçu. Nous vous enverrons une invitation par e-mail après la clôture de votre demande.',
    },
    serviceOrders: {
      title: 'Mes ordres d’intervention',
      text: 'Vos ordres d’intervention et décomptes, avec la prochaine étape et son échéance.',
    },
    warranty: {
      title: 'Enregistrement de garantie',
      text: 'Enregistrez les modules posés avec leurs numéros de série et obtenez le certificat en PDF.',
    },
  },

  privacy: 'Confidentialité',
  page: {
    borrowed: 'Cette page n’est pas encore traduite. Vous lisez la version anglaise.',
    loading: 'Chargement de la page',
    again: 'Réessayer',
  },
} satisfies Texts<typeof en, 'fr'>;
