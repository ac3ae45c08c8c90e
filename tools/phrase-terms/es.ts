import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** Spanish: usted, words shared by Spain and Latin America, and the terms of the trade. */
export const spanish: readonly Term[] = [
  { word: words('[Nn]odos?'), better: 'caso, solicitud' },
  { word: /[Dd]eshabilitad/u, better: 'desactivado, inactivo' },
  { word: /[Nn]úmero fiscal/u, better: 'número de identificación fiscal' },
  { word: /días? laborables?/u, better: 'día hábil' },
  { word: /[Pp]roveedor(?:es)? de servicio(?!s)/u, better: 'proveedor de servicios' },
  { word: words('[Aa]nuncios?'), better: 'aviso', english: /[Aa]nnouncement/ },
  { word: /[Id]d\. de la llamada/u, better: 'código de referencia' },
  { word: words('[Pp]or (?:un )?clientes?'), better: 'para un cliente, en nombre de un cliente' },
  { word: words('[Pp]anel(?:es)?', '[Pp]lacas?'), better: 'módulo', english: /module/i },
  { word: words('[Rr]astreador(?:es)?'), better: 'seguidor' },
  { word: words('[Cc]omputadoras?', '[Oo]rdenador(?:es)?'), better: 'equipo' },
  { word: words('[Dd]emandas?'), better: 'reclamación' },
  { word: words('[Vv]osotr[oa]s', '[Tt]ú', '[Tt]us?', '[Tt]e', '[Tt]uy[oa]s?', '[Cc]ontigo', '[Tt]i'), better: 'usted' },
  { word: /[a-z]@s?(?!\w)|(?<=\p{L})[(/]a[)]?(?!\p{L})/u, better: 'a noun for both genders' },
];
