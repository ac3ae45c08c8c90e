import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, privacy. */
export default {
  prepared: {
    lead: 'Cette page est en préparation. D’ici là, vous pouvez vérifier un numéro de série ou ouvrir une demande de garantie modules.',
    check: 'Vérifier un numéro de série',
    claim: 'Ouvrir une demande de garantie modules',
    contact: { title: 'Contact par région', text: 'Adresses, téléphones, e-mails et horaires de nos bureaux, par région.' },
    knowledge: {
      title: 'Connaissances',
      text: 'Les réponses de nos ingénieurs sur les modules et les trackers, avec des fichiers à télécharger et une recherche en neuf langues.',
    },
    providers: { title: 'Prestataires de services', text: 'Des partenaires qui réparent et inspectent sur site, par pays.' },
    services: {
      title: 'Services complémentaires',
      text: 'Accessoires, rechanges pour modules hors production et prestations payantes : inspection, thermographie, formation.',
    },
    designTool: {
      title: 'Outil de conception',
      text: 'Un outil qui calcule rangées, tables et longueurs de chaînes pour votre site.',
    },
    survey: {
      title: 'Noter une prestation',
      text: 'Quelques questions sur le service reçu. L’invitation arrive par e-mail une fois la demande terminée.',
    },
    enquiry: {
      title: 'Renseignements',
      text: 'Vos questions sur les modules et les trackers ; une personne vous répond sous 2 jours ouvrés.',
    },
    trackerClaim: {
      title: 'Demande de garantie trackers',
      text: 'Demandes pour poteaux, entraînements, contrôleurs et onduleurs.',
    },
    warranty: {
      title: 'Enregistrement de garantie',
      text: 'L’enregistrement des modules posés avec leurs numéros de série, et le certificat en PDF.',
    },
  },

  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que nous conservons sur vous, pourquoi et pendant combien de temps.',
    keepTitle: 'Ce que nous conservons',
    keepText:
      'Les données de votre entreprise, votre nom, votre adresse e-mail et votre numéro de téléphone, ainsi que ce que vous écrivez et déposez dans les demandes. Les numéros de série des modules font partie des données de votre entreprise. Avant l’envoi, les photos sont réduites dans votre navigateur et leur lieu de prise de vue est supprimé.',
    whyTitle: 'Pourquoi nous le conservons',
    whyText:
      'Pour traiter vos demandes, statuer sur les demandes de garantie, livrer les remplacements et verser les indemnisations. Nous n’envoyons d’autres actualités que si vous les avez acceptées à l’inscription ; vous pouvez changer d’avis dans votre profil.',
    whoTitle: 'Qui peut le voir',
    whoText:
      'Les collègues de votre entreprise qui ont un compte ici, et notre personnel dans la mesure où son travail l’exige. Un prestataire ne voit que l’ordre d’intervention qui lui a été confié. Les coordonnées bancaires sont chiffrées, et chaque consultation est consignée.',
    longTitle: 'Combien de temps nous le conservons',
    longText:
      'Tant qu’une garantie court ou que la loi l’exige. Votre navigateur retient votre langue, l’apparence et, si vous le souhaitez, votre identifiant ; la session prend fin après deux heures d’inactivité.',
    rightsTitle: 'Ce que vous pouvez demander',
    rightsText:
      'Une copie de vos données, leur rectification ou leur suppression si aucune loi ne s’y oppose. Écrivez-nous par une demande de renseignements sur le portail.',
  },
} satisfies Texts<typeof en, 'fr'>;
