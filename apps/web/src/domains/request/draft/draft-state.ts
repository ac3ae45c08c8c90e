import type { FieldError } from '@heliodesk/contract/kit';
import type { DraftTitle, StoredDraft } from './draft-kind.ts';

/** The state of a draft; screens read it, `RequestDraft` alone writes it. */
export interface DraftState<Values> {
  values: Values;
  /** Grows when all values are replaced together: forms start over. */
  epoch: number;
  requestId: number | undefined;
  requestNo: string | undefined;
  version: number | undefined;
  /** As of the last save. */
  title: DraftTitle | undefined;
  saving: { savedAt: string } | 'saving' | 'failed' | undefined;
  isUnsaved: boolean;
  /** What someone else saved in the meantime; nothing is saved until the person has chosen. */
  theirs: StoredDraft<Values> | undefined;
  /** It was submitted elsewhere: there is nothing to write anymore. */
  isSubmitted: boolean;
  /** Fields that the server refused. */
  refused: readonly FieldError[];
}

/** Where a draft begins: empty, stored, copied, or with what this browser has persisted. */
export interface DraftStart<Values> {
  values: Values;
  /** Name under which unsaved input is persisted while there is no request id. */
  name: string;
  requestId?: number | undefined;
  requestNo?: string | undefined;
  version?: number | undefined;
  title?: DraftTitle | undefined;
  savedAt?: string | undefined;
  isUnsaved?: boolean;
  theirs?: StoredDraft<Values> | undefined;
  cloneOf?: number | undefined;
  onBehalfOf?: number | undefined;
}
