import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** English: as a colleague would write it, with contractions, in American spelling. */
export const english: readonly Term[] = [
  {
    word: /(?<!\w)(?:do|does|did|is|are|was|were|will|would|has|have|had|could|should|must) not(?!\w)/i,
    better: 'a contraction: don’t, isn’t, won’t',
  },
  { word: /(?<!\w)can ?not(?!\w)/i, better: 'can’t' },
  { word: /(?<!\w)appears? here/i, better: 'show up here, or nothing' },
  { word: words('[Uu]nified authentication'), better: 'single sign-on' },
  { word: words('[Rr]equest id'), better: 'reference' },
  { word: words('[Tt]alk to us'), better: 'contact us' },
  { word: words('[Aa]t once'), better: 'immediately, right away' },
  { word: words('[Gg]o(?:es)? on'), better: 'continue' },
  { word: words('[Aa]new', '[Bb]egun', '[Bb]esides', '[Dd]ear', '[Mm]eanwhile', '[Ww]hom', '[Ww]hoever'), better: 'a plain word' },
  { word: words('[Nn]obody', '[Ss]omebody', '[Ee]verybody'), better: 'no one, someone, everyone' },
  { word: words('[Ss]tands?'), better: 'is, are' },
  {
    word: words('[Ll]ooks? after', '[Ll]eads? nowhere', 'is good for', 'leave it be', 'leafed through'),
    better: 'a plain verb: handle, no longer works, is valid for',
  },
  { word: words('[Cc]olours?', '[Oo]rganis\\w+', '[Rr]ecognis\\w+', '[Ll]abour'), better: 'American spelling' },
];
