import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Par exemple B04512345. Pas encore connu ? Saisissez 0.',
    phone: 'Avec l’indicatif du pays, par exemple +34 600 123 456',
    addressTitle: 'Visible par votre entreprise seulement, pour retrouver l’adresse',
  },

  company: {
    edit: 'Modifier l’entreprise',
    saved: 'Entreprise enregistrée',
    locked: 'La raison sociale est modifiée par le service client : elle figure dans les contrats et les garanties.',
  },

  contact: {
    card: 'Vos coordonnées',
    saved: 'Vos coordonnées sont enregistrées',
    locked: 'L’adresse e-mail est modifiée par le service client : elle vous sert à vous connecter.',
    news: 'M’informer par e-mail des nouveaux produits et services',
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
    isDefault: 'Adresse par défaut : elle apparaît en premier lors du choix d’une adresse pour une demande de garantie',
    makeDefault: 'Définir par défaut',
    makeDefaultOf: 'Définir par défaut : {{name}}',
    madeDefault: '{{name}} est désormais l’adresse par défaut',
    deleteTitle: 'Supprimer {{name}} ?',
    deleteText: 'Les demandes livrées à cette adresse en gardent une copie.',
    deleted: '{{name}} est supprimée',
    emptyTitle: 'Pas encore d’adresse',
    emptyText: 'Les adresses enregistrées ici peuvent être choisies pour les livraisons et les échanges.',
  },

  person: {
    title: 'Profil',
    edit: 'Modifier vos coordonnées',
    inContact: 'Le nom, le téléphone et la fonction se modifient dans <link>votre contact</link>.',
    locked: 'Le nom, l’adresse e-mail et l’appartenance sont modifiés par un administrateur.',
  },

  language: {
    text: 'Les e-mails arrivent dans cette langue. En choisir une autre change aussi l’interface.',
    saved: 'Langue enregistrée',
  },

  password: {
    title: 'Mot de passe',
    hint: '6 à 16 lettres et chiffres, au moins un de chaque.',
    changedOn: 'Modifié le <day></day>',
    change: 'Modifier le mot de passe',
    choose: 'Choisir un mot de passe',
    text: 'La modification ferme toutes vos autres sessions ; un e-mail vous en informe.',
    save: 'Modifier le mot de passe',
    changed: 'Mot de passe modifié',
    changedText: 'Vos autres sessions sont fermées. Nous vous avons envoyé un e-mail.',
    noneTitle: 'Vous n’avez pas de mot de passe ici',
    noneText:
      'Vous vous connectez par l’authentification unifiée. Si vous souhaitez aussi un mot de passe, nous vous envoyons un lien pour le choisir.',
    noneAction: 'Recevoir un lien par e-mail',
  },

  sessions: {
    title: 'Sessions',
    text: 'Où votre session est ouverte.',
    on: '{{browser}} sous {{system}}',
    unknown: 'Appareil inconnu',
    here: 'Cette session',
    since: 'depuis',
    lastSeen: 'dernière activité',
    end: 'Fermer',
    endOf: 'Fermer la session de {{name}}',
    ended: 'Session fermée : {{name}}',
    endOthers: 'Fermer toutes les autres sessions',
    endOthersTitle: 'Fermer toutes les autres sessions ?',
    endOthersText: 'Ce qui n’y est pas encore enregistré peut être perdu.',
    othersEnded: 'Toutes les autres sessions sont fermées',
    stay: 'Votre session reste ouverte ici.',
  },
} satisfies Texts<typeof en, 'fr'>;
