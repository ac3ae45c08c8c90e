import type { UserInfo } from '@heliodesk/contract/identity';
import { defaultRole, type Language } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import { personIn } from '#src/platform/i18n/names.ts';

/** Who is signed in, for the shell; someone without a role gets the one that opens public pages only. */
export const viewUserInfo = (actor: Actor, language: Language): UserInfo => ({
  user: {
    userId: actor.userId,
    userName: personIn(language, actor.name, actor.personName),
    avatar: actor.avatar,
    email: actor.email,
    kind: actor.kind,
    companyName: actor.companyName,
    language: actor.language,
    contactId: actor.contactId,
  },
  roles: actor.roles.length > 0 ? actor.roles : [defaultRole],
  permissions: actor.permissions,
});
