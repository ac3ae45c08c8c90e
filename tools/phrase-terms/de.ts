import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** German: Sie, neutral nouns, and the terms of the trade. */
export const german: readonly Term[] = [
  { word: /Wörterb[uü]ch/u, better: 'Auswahlliste' },
  { word: /Ansprechpartner/u, better: 'Kontaktperson' },
  { word: /An(?:frage|ruf)-ID|Aufruf-ID/u, better: 'Fehlernummer' },
  { word: /[Dd]efekt(?!er?n? (?:Teile|Modul))/u, better: 'Mangel' },
  { word: /(?<!\p{L})Unterhaltung|Gespräch/u, better: 'Nachrichtenverlauf' },
  { word: /Planungswerkzeug/u, better: 'Planungstool' },
  { word: /Solarpaneel|(?<!\p{L})Panel/u, better: 'Modul' },
  { word: /Reklamation|Klage(?!n?füh)/u, better: 'Garantieantrag' },
  { word: /Gewährleistung/u, better: 'Garantie' },
  { word: /Werktag/u, better: 'Arbeitstag' },
  { word: /Mitarbeiter(?!innen)/u, better: 'Mitarbeitende' },
  { word: /(?<!\p{L})(?:gesperrt|Gesperrt)/u, better: 'deaktiviert', english: /[Dd]isabled/ },
  { word: /[*:_]innen(?!\p{L})/u, better: 'a neutral noun' },
  { word: words('[Dd]u', '[Dd]ich', '[Dd]ir', '[Dd]eine?[mnrs]?', '[Ee]uch', '[Ee]ure?[mnrs]?'), better: 'Sie' },
];
