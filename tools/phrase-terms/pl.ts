import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** Polish: Państwo or no one in particular, no forms with slashes, and the terms of the trade. */
export const polish: readonly Term[] = [
  { word: /[Ss]erwisan/u, better: 'partner serwisowy' },
  { word: /[Oo]głosze/u, better: 'komunikat' },
  { word: /ujednolicone(?:go|mu)? uwierzytelniani/u, better: 'logowanie jednokrotne' },
  { word: /[Rr]eklamacj/u, better: 'zgłoszenie gwarancyjne' },
  { word: /e-mail[a-z]* z\s?hasłem/u, better: 'e-mail do zmiany hasła' },
  { word: /[Ii]dentyfikator (?:wywołania|żądania)/u, better: 'numer referencyjny' },
  { word: words('[Kk]ontroler[ay]?'), better: 'sterownik' },
  { word: words('[Pp]anel[eu]?'), better: 'moduł', english: /module/i },
  { word: /Pan\/Pani|Pana\/Pani|\p{L}\/(?:a|ła|łaś)(?!\p{L})|\(a\)/u, better: 'Państwo, or an impersonal form' },
  {
    word: words('[Tt]wój', '[Tt]wo(?:ja|je|jego|jej|im|ich|ją)', '[Tt]y', '[Cc]iebie', '[Cc]ię', 'Ci', '[Tt]obie', '[Tt]obą'),
    better: 'Państwo',
  },
];
