import { createContext } from 'react';
import type { NamePath } from './name-path.ts';

/** Collects what the fields of a form are called, so that its summary can name them. */
export interface FieldLabels {
  set: (name: NamePath, label: string) => void;
  remove: (name: NamePath) => void;
}

export const FieldLabelsContext = createContext<FieldLabels | undefined>(undefined);
