import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** Italian: lei in small letters, and the terms of the trade. */
export const italian: readonly Term[] = [
  { word: words('[Rr]eclam[oi]'), better: 'richiesta di garanzia' },
  { word: words('[Mm]odul[oi]'), better: 'form (modulo is the PV module)', english: /\bforms?\b/i },
  { word: /[Cc]ontrollor[ei]/u, better: 'centralina' },
  { word: words('[Ss]crivani[ae]'), better: 'elenco pratiche' },
  { word: /[Ss]ervizio clienti/u, better: 'assistenza clienti' },
  { word: /[Ff]ornitor[ei] di servizi/u, better: 'partner di assistenza' },
  { word: words('[Aa]nnunci[oi]?'), better: 'avviso', english: /[Aa]nnouncement/ },
  { word: /ID della chiamata/u, better: 'codice di riferimento' },
  { word: words('[Cc]ontatt[oi]'), better: 'referente', keys: /^(?:onBehalf|customers|shell:menu|auditWords)/ },
  { word: /[Dd]isabilitat[aoie]/u, better: 'disattivato' },
  { word: words('[Pp]annell[oi]'), better: 'modulo', english: /module/i },
  { word: words('[Tt]u', '[Tt]u[oe]i?', '[Tt]ua', '[Tt]i', '[Tt]e', '[Cc]ontattaci', '[Cc]i contatti tu'), better: 'lei' },
  { word: /(?<=[\p{L},;:] )(?:Sua|Suo|Suoi|Sue|Lei|Le)(?!\p{L})/u, better: 'small letters: sua, lei' },
  { word: /[Aa]utenticazione unificata/u, better: 'SSO, single sign-on' },
  { word: /E'|E’(?= )/u, better: 'È' },
];
