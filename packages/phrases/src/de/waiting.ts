import type { Texts } from '../texts.ts';
import type en from '../en/waiting.ts';

export default {
  reminded: '{{number}}: Kunde erinnert',
  reopen: {
    title: '{{number}} wieder öffnen',
    text: 'Der Vorgang geht zurück in die Prüfung, an die bisher zuständige Person. Was bezahlt, repariert oder geliefert wurde, bleibt bestehen; alles andere ist wieder offen.',
    reasonHint: 'Der Kunde liest das.',
    done: '{{number}}: wieder geöffnet',
  },
  ended: {
    completed: 'Diese Anfrage ist abgeschlossen. Wenn Sie bis <time></time> schreiben, öffnen wir sie wieder.',
    withdrawn:
      'Dieser Vorgang wurde mangels Antwort zurückgezogen. Wenn Sie bis <time></time> antworten oder schreiben, öffnen wir ihn wieder.',
  },
  tasks: {
    title: 'Meine Aufgaben',
    waiting_one: '{{number}} Aufgabe wartet auf Sie',
    waiting_other: '{{number}} Aufgaben warten auf Sie',
    waitingCompany_one: '{{number}} Aufgabe wartet auf Ihre Firma',
    waitingCompany_other: '{{number}} Aufgaben warten auf Ihre Firma',
    whose: 'Wessen Aufgaben',
    mine: 'Meine',
    company: 'Firma',
    emptyTitle: 'Keine offenen Aufgaben',
    emptyText: 'Wir melden uns, wenn wir etwas benötigen.',
    openRequests: 'Meine Vorgänge öffnen',
    reminder: 'Nächste Erinnerung: <time></time>',
    until: 'Offen bis <time></time>',
    of: 'Kontaktperson: {{name}}',
    locked: 'Sie können hier nicht antworten. Kontaktperson für diesen Vorgang ist {{name}}.',
    answerName: '{{name}} antworten',
    yourAnswer: 'Ihre Antwort',
    send: 'Senden',
    sent: 'Antwort gesendet',
    sentText: 'Ihre Antwort ist da, wir melden uns bei Ihnen.',
    receipts: 'Was Sie gesendet haben',
    noReceipts: 'Hier stehen die Antworten, die Sie senden.',
    waitsFor: 'Offene Aufgaben',
    forYou: '<b>{{number}}</b> für Sie',
    forColleague: '<b>{{number}}</b> für {{name}}',
    noOne: 'Keine in Ihrer Firma',
    rhythm: 'Wir erinnern Sie nach 3, 7 und 15 Arbeitstagen.',
  },
} satisfies Texts<typeof en, 'de'>;
