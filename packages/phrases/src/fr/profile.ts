import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Par exemple FR12345678901. Vous ne l’avez pas encore ? Saisissez 0.',
    phone: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78',
    addressTitle: 'Visible par votre entreprise uniquement',
  },

  company: {
    edit: 'Modifier l’entreprise',
    saved: 'Entreprise enregistrée',
    locked: 'Pour modifier la raison sociale, contactez le service client. Elle figure dans les contrats et les garanties.',
  },

  contact: {
    card: 'Vos coordonnées',
    saved: 'Vos coordonnées sont enregistrées',
    locked: 'Pour modifier votre adresse e-mail de connexion, contactez le service client.',
    news: 'Recevoir par e-mail des actualités sur les produits et services',
  },

  addresses: {
    title: 'Adresses de livraison',
    count: '{{number}} sur {{max}}',
    add: 'Nouvelle adresse',
    added: 'Adresse ajoutée',
    edit: 'Modifier l’adresse',
    save: 'Enregistrer l’adresse',
    saved: 'Adresse enregistrée',
    default: 'Par défaut',
    isDefault: 'Adresse par défaut, proposée en premier pour les demandes de garantie',
    makeDefault: 'Définir par défaut',
    makeDefaultOf: 'Définir par défaut : {{name}}',
    madeDefault: '{{name}} est désormais l’adresse par défaut',
    deleteTitle: 'Supprimer {{name}} ?',
    deleteText: 'Les demandes livrées à cette adresse en conservent une copie.',
    deleted: 'Adresse supprimée : {{name}}',
    emptyTitle: 'Aucune adresse pour le moment',
    emptyText: 'Les adresses enregistrées ici pourront servir aux livraisons et aux remplacements.',
  },

  person: {
    title: 'Profil',
    edit: 'Modifier vos coordonnées',
    inContact: 'Pour modifier votre nom, votre téléphone ou votre fonction, ouvrez <link>vos coordonnées</link>.',
    locked: 'Pour modifier votre nom, votre adresse e-mail, votre entreprise ou votre équipe, adressez-vous à un administrateur.',
  },

  language: {
    text: 'Nous vous enverrons les e-mails dans cette langue. En changer modifie aussi la langue des pages.',
    saved: 'Langue enregistrée',
  },

  password: {
    title: 'Mot de passe',
    hint: 'De 6 à 16 lettres et chiffres, au moins un de chaque',
    changedOn: 'Modifié le <day></day>',
    change: 'Modifier le mot de passe',
    choose: 'Choisir un mot de passe',
    text: 'La modification ferme toutes vos autres sessions. Un e-mail vous en informera.',
    save: 'Modifier le mot de passe',
    changed: 'Mot de passe modifié',
    changedText: 'Vos autres sessions sont fermées. Nous vous avons envoyé un e-mail à ce sujet.',
    noneTitle: 'Vous n’avez pas de mot de passe ici',
    noneText:
      'Vous vous connectez par l’authentification unifiée. Si vous souhaitez aussi un mot de passe, nous vous enverrons un lien pour en choisir un.',
    noneAction: 'Recevoir un lien par e-mail',
  },

  sessions: {
    title: 'Sessions',
    text: 'Les appareils sur lesquels votre session est ouverte.',
    on: '{{browser}} sous {{system}}',
    unknown: 'Appareil inconnu',
    here: 'Cette session',
    since: 'depuis le',
    lastSeen: 'dernière activité le',
    end: 'Fermer',
    endOf: 'Fermer la session : {{name}}',
    ended: 'Session fermée : {{name}}',
    endOthers: 'Fermer toutes les autres sessions',
    endOthersTitle: 'Fermer toutes les autres sessions ?',
    endOthersText: 'Ce qui n’y a pas été enregistré peut être perdu.',
    othersEnded: 'Toutes les autres sessions sont fermées',
    stay: 'Votre session reste ouverte sur cet appareil.',
  },
} satisfies Texts<typeof en, 'fr'>;
