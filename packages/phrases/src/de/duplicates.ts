import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Mögliche Duplikate',
  shared_one: '{{number}} gemeinsame Seriennummer',
  shared_other: '{{number}} gemeinsame Seriennummern',
  sameDefect: 'Gleiches Projekt, gleiches Mangeldatum',
  otherCompany: 'Von {{company}}',
  linkUnseen: 'Kunden sehen die Verknüpfung nicht.',
  linkOf: 'Anträge verknüpfen: {{number}}',
  close: 'Als Duplikat schließen',
  closeOf: 'Als Duplikat schließen: {{number}}',
  closeText: 'Außerdem wird dieser Antrag mit {{number}} verknüpft.',
  linked: 'Mit {{number}} verknüpft',
  outward: 'Duplikat von',
  inward: 'Duplikat dieses Antrags',
  dialog: {
    title: '{{number}} als Duplikat verknüpfen',
    text: 'Der andere Antrag läuft weiter. Beide bleiben offen und zeigen die Nummer des anderen. Um diesen zu schließen, schlagen Sie die Ablehnung vor.',
    hint: 'Zum Beispiel: MC-20261106-00022',
    confirm: 'Anträge verknüpfen',
  },
  unlink: {
    action: 'Trennen',
    actionOf: '{{number}} trennen',
    title: '{{number}} trennen?',
    text: 'Die beiden zeigen die Nummer des anderen nicht mehr. Ihr Grund bleibt im Verlauf beider Anträge.',
    reasonHint: 'Zum Beispiel: Es geht um andere Module',
    done: '{{number}} getrennt',
  },
} satisfies Texts<typeof en, 'de'>;
