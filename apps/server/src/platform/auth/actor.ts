import type { Language, Permission, RoleKey, UserKind } from '@heliodesk/contract/kit';

/** Who calls, read from the session on every call, so that a change of roles holds at once. */
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
  /** The service provider company of a provider's user. */
  providerId: number | null;
  companyName: string | null;
  /** Names the session without being its token. */
  sessionKey: string;
}

/** Answers who a session token belongs to; registered by the domain that keeps the sessions. */
export type Authenticate = (token: string) => Promise<Actor | null>;
