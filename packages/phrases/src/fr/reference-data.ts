import type { Texts } from '../texts.ts';
import type en from '../en/reference-data.ts';

export default {
  'config.sys.account.captchaEnabled': 'Captcha',
  'config.sys.account.captchaEnabled.remark': 'Exige un captcha pour se connecter, s’inscrire ou réinitialiser un mot de passe.',
  'config.sys.account.captchaEnabled.overruled':
    'Sans effet actuellement. Le serveur a été démarré avec HELIODESK_CAPTCHA=off, ce qui désactive le captcha.',
  'config.portal.registration.news': 'Case des actualités cochée d’avance',
  'config.portal.registration.news.remark':
    'Coche d’avance la case des actualités à l’inscription. Chacun peut la modifier avant de s’inscrire.',
  'config.portal.staff.domains': 'Domaines e-mail des collaborateurs',
  'config.portal.staff.domains.remark': 'Empêche l’inscription comme client avec une adresse e-mail de ces domaines.',
  'config.portal.designTool.url': 'Outil de conception',
  'config.portal.designTool.url.remark':
    'Définit où mène le lien de l’outil de conception du site. Laissé vide, il mène à une page qui annonce l’outil.',
  'config.portal.languages': 'Langues proposées',
  'config.portal.languages.remark': 'Définit les langues proposées. L’anglais en fait toujours partie.',
  'config.portal.defaultLanguage': 'Langue par défaut',
  'config.portal.defaultLanguage.remark': 'Utilisée quand ni la personne ni son navigateur n’ont choisi une langue proposée.',
  'config.claim.serialLimit': 'Numéros de série par demande de garantie',
  'config.claim.serialLimit.remark':
    'Limite le nombre de numéros de série d’une demande de garantie, même quand deux imports tournent en même temps.',
  'config.claim.serialsPerDay': 'Numéros de série d’une entreprise par jour',
  'config.claim.serialsPerDay.remark': 'Limite le nombre de numéros de série d’une entreprise comparés au registre en 24 heures.',
  'config.claim.appealDays': 'Délai de contestation en jours',
  'config.claim.appealDays.remark':
    'Définit de combien de jours les clients disposent pour contester le refus d’une demande de garantie, ou pour la rouvrir une fois terminée.',
  'config.routing.openLimit': 'Demandes ouvertes par collaborateur',
  'config.routing.openLimit.remark': 'Les règles de répartition écartent les collaborateurs qui ont ce nombre de demandes ouvertes.',
  'config.integration.webhookSecret': 'Secret des webhooks sortants',
  'config.integration.webhookSecret.remark':
    'Signe les données envoyées à d’autres systèmes. Il n’est plus jamais affiché après l’enregistrement.',
  'config.verification': 'Fichier de vérification {{file}}',
  'config.verification.remark': 'Servi sous /{{file}} pour prouver que le domaine nous appartient.',
  'sheet.dictionaries': 'dictionnaires',
  'sheet.configuration': 'configuration-systeme',
  'sheet.type': 'Dictionnaire',
  'sheet.value': 'Valeur',
  'sheet.order': 'Ordre',
  'sheet.cssClass': 'Classe CSS',
  'sheet.status': 'Statut',
  'sheet.key': 'Clé',
  'sheet.name': 'Nom',
  'sheet.description': 'Description',
  'sheet.configValue': 'Valeur',
  'sheet.default': 'Valeur par défaut',
  'sheet.changedAt': 'Modification (UTC)',
  'status.0': 'Activé',
  'status.1': 'Désactivé',
  'sheet.en': 'Anglais',
  'sheet.zh': 'Chinois',
  'sheet.ja': 'Japonais',
  'sheet.es': 'Espagnol',
  'sheet.de': 'Allemand',
  'sheet.it': 'Italien',
  'sheet.fr': 'Français',
  'sheet.pl': 'Polonais',
  'sheet.ar': 'Arabe',
  'config.portal.secondFactor.roles': 'Rôles qui exigent un second facteur',
  'config.portal.secondFactor.roles.remark':
    'Les personnes qui ont l’un de ces rôles et se connectent par mot de passe ont aussi besoin d’une clé d’accès ou d’une application d’authentification. L’authentification unifiée en est dispensée.',
  'config.portal.secondFactor.roles.overruled': 'La démo ne demande de second facteur à personne tant qu’aucun rôle n’est enregistré ici.',
} satisfies Texts<typeof en, 'fr'>;
