import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Powitanie',
  'name.photosMissing': 'Brak zdjęć',
  'name.serialsWrong': 'Błędne numery seryjne',
  'name.outOfWarranty': 'Po okresie gwarancji',
  'name.duplicate': 'Duplikat',
  'name.bankData': 'Dane rachunku',
  'name.ship': 'Wysyłka',
  'name.remind': 'Przypomnienie',
  'name.lastReminder': 'Ostatnie przypomnienie',
  'name.close': 'Zamknij zgłoszenie',
  'text.greet':
    'Dzień dobry, {{contactName}}!\n\nDziękujemy za zgłoszenie {{requestNo}}. Od teraz zajmuję się nim ja. Zapoznam się ze wszystkimi przesłanymi materiałami i odpowiem tutaj.\n\nZ poważaniem\n{{agent}}',
  'text.photosMissing':
    'Dzień dobry, {{contactName}}!\n\nAby dalej zajmować się zgłoszeniem {{requestNo}}, potrzebujemy jeszcze tych zdjęć: {{missing}}. Prosimy dodać je tutaj do {{due}}.\n\nZ poważaniem\n{{agent}}',
  'text.serialsAsked': 'Prosimy poprawić te numery seryjne albo usunąć je z listy.',
  'text.serialsWrong':
    'Dzień dobry, {{contactName}}!\n\nSprawdziliśmy numery seryjne ze zgłoszenia {{requestNo}}. Niektóre z nich wymagają poprawienia:\n{{missing}}\n\nProsimy poprawić listę tutaj do {{due}}.\n\nZ poważaniem\n{{agent}}',
  'text.bankData':
    'Dzień dobry, {{contactName}}!\n\nAby wypłacić rekompensatę za zgłoszenie {{requestNo}}, potrzebujemy jeszcze danych firmy i rachunku. Prosimy podać je do {{due}} w formularzu w zgłoszeniu, nigdy w wiadomości.\n\nZ poważaniem\n{{agent}}',
  'text.ship':
    'Dzień dobry, {{contactName}}!\n\nUstaliliśmy terminy dostawy do zgłoszenia {{requestNo}}.\n\nMiejsce dostawy: {{places}}\nPlanowana wysyłka (ETD): {{etd}}\nPlanowana dostawa (ETA): {{eta}}\n\nJeśli coś się zmieni, damy znać.\n\nZ poważaniem\n{{agent}}',
  'text.close':
    'Dzień dobry, {{contactName}}!\n\nWszystko, co zaakceptowano w zgłoszeniu {{requestNo}}, zostało zrealizowane, dlatego zakończyliśmy zgłoszenie. Jeśli coś się nie zgadza, prosimy napisać tutaj.\n\nZ poważaniem\n{{agent}}',
  serials: '{{verdict}}: {{serials}}',
  serialsAndMore: '{{verdict}}: {{serials}}. Pozostałe: {{number}}',
  bankDetails: 'dane firmy i rachunku',
  coverage: 'Moduły: {{total}}. Poza gwarancją: {{out}}. Na gwarancji: {{covered}}. Nie do sprawdzenia: {{other}}.',
} satisfies Texts<typeof en, 'pl'>;
