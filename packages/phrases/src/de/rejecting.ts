import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: 'Ablehnung von {{number}} vorschlagen',
    text: 'Jemand anderes entscheidet. Bis dahin sieht der Kunde nichts davon; danach kann er einmal Widerspruch einlegen.',
    language: 'In der Sprache des Kunden schreiben: {{language}}',
    note: 'Notiz zur Entscheidung',
    noteHint: 'Das sieht nur das Team.',
    confirm: 'Vorschlag senden',
    done: '{{number}}: Vorschlag gesendet',
  },
  reject: {
    title: '{{number}} ablehnen?',
    text: 'Der Kunde erhält diesen Text gleich per E-Mail:',
    read: 'Ich habe den Text für den Kunden gelesen',
    done: '{{number}} wurde abgelehnt',
  },
  giveBack: {
    title: 'Vorschlag zu {{number}} zurückgeben',
    text: 'Der Garantieantrag bleibt in Prüfung.',
    reasonHint: 'Zum Beispiel: Die Fotos zeigen den Mangel deutlich',
    done: '{{number}}: Vorschlag zurückgegeben',
  },
  takeBack: {
    title: 'Vorschlag zu {{number}} zurücknehmen?',
    text: 'Der Garantieantrag bleibt in Prüfung. Sie können die Ablehnung später erneut vorschlagen.',
    done: '{{number}}: Vorschlag zurückgenommen',
  },
  card: {
    title: 'Vorschlag zur Ablehnung',
    waiting: 'Entscheidung steht aus',
    waitingForYou: 'Wartet auf Ihre Entscheidung',
    returned: 'Zurückgegeben',
    by: '{{name}}, <time></time>',
    due: 'Entscheidung bis <time></time>',
    reads: 'Was der Kunde lesen wird',
    returnedBy: '{{name}} hat ihn zurückgegeben',
    fourEyes: 'Der Vorschlag ist von Ihnen, deshalb muss jemand anderes entscheiden.',
  },
  rejected: {
    on: 'Entschieden am <time></time>',
  },
  appeal: {
    title: 'Ihr Widerspruch',
    titleOf: 'Widerspruch zu {{number}}',
    once: 'Einmal für diesen Antrag, bis <time></time>',
    text: 'Wir prüfen den Antrag mit Ihren Angaben erneut.',
    reason: 'Was haben wir übersehen?',
    reasonHint: 'Zum Beispiel: ein Lieferschein mit späterem Garantiebeginn',
    files: 'Dateien können Sie im Nachrichtenverlauf hinzufügen.',
    send: 'Widerspruch senden',
    sent: 'Widerspruch gesendet',
    until: 'Widerspruch möglich bis',
    final: 'Diese Entscheidung ist endgültig.',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: 'Ist noch etwas offen?',
    titleOf: '{{number}} wieder öffnen',
    text: 'Wir prüfen den Rest des Antrags erneut. Was bezahlt, repariert oder geliefert wurde, bleibt bestehen.',
    reason: 'Was sollen wir noch einmal prüfen?',
    reasonHint: 'Zum Beispiel: Drei Module wurden abgelehnt, aber neue Fotos zeigen den Mangel',
    sent: 'Antrag wieder geöffnet',
  },
} satisfies Texts<typeof en, 'de'>;
