import type { Language } from '@heliodesk/contract/kit';
import * as en from './en/server.ts';
import * as zh from './zh/server.ts';
import * as ja from './ja/server.ts';
import * as de from './de/server.ts';
import * as es from './es/server.ts';
import * as fr from './fr/server.ts';
import * as it from './it/server.ts';
import * as pl from './pl/server.ts';
import * as ar from './ar/server.ts';
import type { Namespaces } from './bundles.ts';

export type { Texts } from './texts.ts';

/** The namespaces that the server speaks: `errors`, `rules`, `fields` and those of its mails; a language not listed falls back to English. */
export const serverPhrases: { en: typeof en } & Partial<Record<Language, Namespaces>> = { en, zh, ja, de, es, fr, it, pl, ar };
