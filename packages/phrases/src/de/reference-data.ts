import type { Texts } from '../texts.ts';
import type en from '../en/reference-data.ts';

export default {
  'config.sys.account.captchaEnabled': 'Captcha',
  'config.sys.account.captchaEnabled.remark': 'Verlangt ein Captcha bei Anmeldung, Registrierung und Zurücksetzen des Passworts.',
  'config.sys.account.captchaEnabled.overruled':
    'Zurzeit ohne Wirkung. Der Server wurde mit HELIODESK_CAPTCHA=off gestartet, wodurch das Captcha ausgeschaltet ist.',
  'config.portal.registration.news': 'Einwilligung in Neuigkeiten vorausgewählt',
  'config.portal.registration.news.remark':
    'Wählt bei der Registrierung das Kästchen für Neuigkeiten vor. Es lässt sich vor dem Registrieren ändern.',
  'config.portal.staff.domains': 'E-Mail-Domänen der Mitarbeitenden',
  'config.portal.staff.domains.remark': 'Mit E-Mail-Adressen dieser Domänen ist keine Registrierung als Kunde möglich.',
  'config.portal.designTool.url': 'Planungstool',
  'config.portal.designTool.url.remark':
    'Wohin der Link „Planungstool“ der Website führt. Ist das Feld leer, führt er zu einer Seite, die das Tool ankündigt.',
  'config.portal.languages': 'Angebotene Sprachen',
  'config.portal.languages.remark': 'Die Sprachen, die zur Wahl stehen. Englisch gehört immer dazu.',
  'config.portal.defaultLanguage': 'Standardsprache',
  'config.portal.defaultLanguage.remark': 'Gilt, wenn weder die Person noch ihr Browser eine angebotene Sprache gewählt hat.',
  'config.claim.serialLimit': 'Seriennummern je Garantieantrag',
  'config.claim.serialLimit.remark': 'Begrenzt die Seriennummern eines Antrags, auch wenn zwei Importe gleichzeitig laufen.',
  'config.claim.serialsPerDay': 'Seriennummern je Firma und Tag',
  'config.claim.serialsPerDay.remark':
    'Begrenzt, wie viele Seriennummern einer Firma innerhalb von 24 Stunden mit dem Register abgeglichen werden.',
  'config.claim.appealDays': 'Widerspruchsfrist in Tagen',
  'config.claim.appealDays.remark':
    'Legt fest, wie viele Tage Kunden nach der Ablehnung eines Garantieantrags Widerspruch einlegen oder ihn nach dem Abschluss wieder öffnen können.',
  'config.routing.openLimit': 'Offene Vorgänge je Person im Team',
  'config.routing.openLimit.remark': 'Verteilungsregeln übergehen alle, die so viele offene Vorgänge haben.',
  'config.integration.webhookSecret': 'Geheimnis der ausgehenden Webhooks',
  'config.integration.webhookSecret.remark':
    'Signiert die Daten, die an andere Systeme gehen. Nach dem Speichern wird es nie wieder angezeigt.',
  'config.verification': 'Bestätigungsdatei {{file}}',
  'config.verification.remark': 'Wird unter /{{file}} bereitgestellt, um zu belegen, dass die Domäne uns gehört.',
  'sheet.dictionaries': 'auswahllisten',
  'sheet.configuration': 'konfiguration',
  'sheet.type': 'Auswahlliste',
  'sheet.value': 'Wert',
  'sheet.order': 'Reihenfolge',
  'sheet.cssClass': 'CSS-Klasse',
  'sheet.status': 'Status',
  'sheet.key': 'Schlüssel',
  'sheet.name': 'Name',
  'sheet.description': 'Beschreibung',
  'sheet.configValue': 'Wert',
  'sheet.default': 'Standard',
  'sheet.changedAt': 'Geändert (UTC)',
  'status.0': 'Ein',
  'status.1': 'Aus',
  'sheet.en': 'Englisch',
  'sheet.zh': 'Chinesisch',
  'sheet.ja': 'Japanisch',
  'sheet.es': 'Spanisch',
  'sheet.de': 'Deutsch',
  'sheet.it': 'Italienisch',
  'sheet.fr': 'Französisch',
  'sheet.pl': 'Polnisch',
  'sheet.ar': 'Arabisch',
  'config.portal.secondFactor.roles': 'Rollen mit Pflicht zum zweiten Faktor',
  'config.portal.secondFactor.roles.remark':
    'Wer eine dieser Rollen hat und sich mit Passwort anmeldet, braucht zusätzlich einen Passkey oder eine Authenticator-App. Die zentrale Anmeldung ist ausgenommen.',
  'config.portal.secondFactor.roles.overruled': 'Die Demo verlangt keinen zweiten Faktor, bis hier Rollen gespeichert werden.',
} satisfies Texts<typeof en, 'de'>;
