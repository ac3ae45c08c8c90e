import type { UserInfo } from '@heliodesk/contract/identity';
import { setCurrentUser } from '../session.ts';

type Person = Partial<Pick<UserInfo, 'roles' | 'permissions'> & Pick<UserInfo['user'], 'userName' | 'kind'>>;

/** Signs a person in, an agent without permissions unless said otherwise. */
export function signInPerson({ userName = 'Ingrid Halvorsen', kind = 'staff', roles = ['agent'], permissions = [] }: Person = {}): void {
  const user = { userId: 1, userName, avatar: null, email: 'me@x.test', kind, companyName: null, language: 'en', contactId: null } as const;
  setCurrentUser({ user, roles, permissions });
}
