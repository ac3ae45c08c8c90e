import { sql, type RawBuilder } from 'kysely';
import type { Participant } from '#src/platform/auth/actor.ts';

/** Users and guests have ids of their own. */
export const idOf = ({ userId, guestId }: Participant): number => guestId ?? userId;

/** The column of a read mark that names readers of this kind. */
export const readerColumn = ({ guestId }: Participant): RawBuilder<unknown> => sql.ref(guestId === null ? 'user_id' : 'guest_id');
