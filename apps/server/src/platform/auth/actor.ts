import type { GuestSubjectKind, Language, Permission, RoleKey, UserKind } from '@heliodesk/contract/kit';
import type { PersonName } from '@heliodesk/phrases/formats/names';

/** The calling user, read from the session on every call, so that a change of roles applies immediately. */
export interface Actor {
  userId: number;
  kind: UserKind;
  name: string;
  email: string;
  avatar: string | null;
  language: Language;
  roles: RoleKey[];
  permissions: string[];
  can: (permission: Permission) => boolean;
  /** Of customers. */
  accountId: number | null;
  contactId: number | null;
  personName: PersonName | null;
  /** The service provider company of a provider's user. */
  providerId: number | null;
  companyName: string | null;
  /** Names the session without being its token. */
  sessionKey: string;
  /** When the person last proved who they are in this session; nothing where they didn't need to. */
  provedAt: Date | null;
}

/** The one record that a guest has access to. */
export interface GuestSubject {
  kind: GuestSubjectKind;
  id: number;
}

/**
 * Someone who came by the signed link of a host system instead of signing in. Guests have no permissions and no role, are not users, and
 * can reach only their one record.
 */
export interface Guest {
  kind: 'guest';
  guestId: number;
  /** The host system whose link they came by. */
  host: string;
  name: string;
  email: string;
  language: Language;
  subject: GuestSubject;
  can: (permission: Permission) => false;
  /** Names the session without being its token. */
  sessionKey: string;
}

/** Any caller with a session. */
export type Caller = Actor | Guest;

/** Who takes part in something, as its row names them. */
export type Participant = { userId: number; guestId: null } | { userId: null; guestId: number };

export const isGuest = (caller: Caller): caller is Guest => caller.kind === 'guest';

export const participantOf = (caller: Caller): Participant =>
  isGuest(caller) ? { userId: null, guestId: caller.guestId } : { userId: caller.userId, guestId: null };

export const isSameParticipant = (one: Participant | null, other: Participant): boolean =>
  one !== null && one.userId === other.userId && one.guestId === other.guestId;

/** The participant in a row's two columns; none if the product itself acted. */
export function participantIn(userId: number | null, guestId: number | null): Participant | null {
  if (userId !== null) return { userId, guestId: null };
  return guestId === null ? null : { userId: null, guestId };
}

/** A participant as one string, for keys of throttles, repeated calls and connections. */
export const participantKey = ({ userId, guestId }: Participant): string => (guestId === null ? `user:${userId}` : `guest:${guestId}`);

/** The user behind a caller; none for guests and for calls without a session. */
export const userIdOf = (caller: Caller | null): number | null => (caller === null || isGuest(caller) ? null : caller.userId);

/** Answers who a session token belongs to; registered by the domain that keeps the sessions. */
export type Authenticate = (token: string) => Promise<Caller | null>;
