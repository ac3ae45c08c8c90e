import type en from '../en/rma-check.ts';
import type { Texts } from '../texts.ts';

export default {
  state: {
    fits: 'Passt',
    missing: 'Fehlt',
    wrong: 'Falsch',
  },
  fault: {
    malformed: 'Eine Seriennummer hat 10 bis 24 Buchstaben und Ziffern',
    duplicate: 'Steht zweimal in der Liste',
    notCovered: 'Kein angenommenes Modul dieses Austauschs',
    isOld: 'Ein altes Modul dieses Antrags',
    usedElsewhere: 'Wurde in einem anderen Austausch geliefert',
  },
} satisfies Texts<typeof en, 'de'>;
