import type en from '../en/duplicates.ts';
import type { Texts } from '../texts.ts';

export default {
  title: 'Mögliche Duplikate',
  shared_one: '{{number}} gemeinsame Seriennummer',
  shared_other: '{{number}} gemeinsame Seriennummern',
  sameDefect: 'Gleiches Projekt und Datum des Mangels',
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
    text: 'Der andere Antrag läuft weiter. Beide bleiben offen und zeigen jeweils die Nummer des anderen. Um diesen zu schließen, schlagen Sie die Ablehnung vor.',
    hint: 'Zum Beispiel: MC-20261106-00022',
    confirm: 'Anträge verknüpfen',
  },
  unlink: {
    action: 'Verknüpfung lösen',
    actionOf: 'Verknüpfung mit {{number}} lösen',
    title: 'Verknüpfung mit {{number}} lösen?',
    text: 'Keiner der beiden Anträge zeigt dann noch die Nummer des anderen. Der Grund bleibt im Verlauf beider Anträge.',
    reasonHint: 'Zum Beispiel: Es geht um andere Module',
    done: 'Verknüpfung mit {{number}} gelöst',
  },
} satisfies Texts<typeof en, 'de'>;
