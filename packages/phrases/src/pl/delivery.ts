import type en from '../en/delivery.ts';
import type { Texts } from '../texts.ts';

/** What becomes of exchanged goods: on the way, delivered, the old pieces, and the end of the exchange. */
export default {
  state: {
    planned: 'Jeszcze niewysłane',
    shipped: 'W drodze',
    delivered: 'Dostarczone',
  },
  old: {
    return: 'Wracają do nas',
    scrap: 'Są utylizowane na miejscu',
  },
  numbers: 'Numery seryjne – stare: {{old}}, nowe: {{new}}, potrzebne: {{total}}',
  ship: {
    action: 'Oznacz jako wysłane',
    of: 'Oznacz jako wysłane: {{name}}',
    correct: 'Popraw dane wysyłki',
    correctOf: 'Popraw dane wysyłki: {{name}}',
    save: 'Zapisz dane wysyłki',
    text: 'Klient widzi dzień wysyłki, przewoźnika i numer przesyłki.',
    carrierHint: 'Na przykład: Maersk, DHL',
    done: 'Dane wysyłki zostały zapisane',
  },
  deliver: {
    action: 'Oznacz jako dostarczone',
    of: 'Oznacz jako dostarczone: {{name}}',
    text: 'Powiadomimy klienta, który będzie mógł pobrać potwierdzenie dostawy. Jeśli coś się nie zgadza, można to poprawić do czasu zakończenia zgłoszenia.',
    proofHint: 'Podpisany dokument dostawy lub jego zdjęcie',
    proofMissing: 'Prześlij co najmniej jedno potwierdzenie dostawy.',
    done: 'Oznaczono jako dostarczone',
  },
  correct: {
    action: 'Popraw dane dostawy',
    of: 'Popraw dane dostawy: {{name}}',
    text: 'Powiadomimy klienta, który zobaczy nowe dane i potwierdzenia. Poprzedni wpis widzą tylko pracownicy.',
    save: 'Zapisz poprawkę',
    done: 'Poprawiono dane dostawy. Klient już je widzi.',
    reasonHint: 'Przeczytają go osoby z firmy, które widzą zgłoszenie, ale nie klient.',
    by: 'Poprawka: <b>{{name}}</b>, <time></time>',
    before: 'Poprzedni wpis',
    replaced: 'Poprzednie potwierdzenia dostawy',
  },
  oldPieces: {
    action: 'Odnotuj wymontowane części',
    of: 'Odnotuj wymontowane części: {{name}}',
    correct: 'Popraw wymontowane części',
    correctOf: 'Popraw wymontowane części: {{name}}',
    save: 'Zapisz wymontowane części',
    photoHint: 'Zdjęcia utylizowanych części, w miarę możliwości z numerami seryjnymi',
    photoMissing: 'Prześlij co najmniej jedno zdjęcie utylizowanych części.',
    noteHint: 'Na przykład: odebrane w poniedziałek przez naszego przewoźnika',
    done: 'Wymontowane części zostały zapisane',
  },
  finish: {
    action: 'Zakończ wymianę',
    title: 'Zakończyć wymianę?',
    text: 'Numery seryjne zostaną zablokowane, a rozwiązanie uznane za zrealizowane. Tego nie można cofnąć.',
    done: 'Wymiana została zakończona',
    finished: 'Wymiana zakończona: {{day}}',
  },
  missing: {
    nothingPlanned: 'Terminy dostawy są już ustalone.',
    noOpenTask: 'Działanie klienta jest nadal otwarte.',
    allDelivered: 'Nie wszystko zostało jeszcze dostarczone.',
    oldPiecesRecorded: 'Nie odnotowano jeszcze wszystkich wymontowanych części.',
    serialsComplete: 'Brakuje numerów seryjnych lub są błędne.',
    serialsNotAsked: 'Klient ma jeszcze otwarte działanie dotyczące numerów seryjnych.',
  },
} satisfies Texts<typeof en, 'pl'>;
