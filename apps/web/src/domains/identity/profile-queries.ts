import {
  changePassword,
  endMyOtherSessions,
  endMySession,
  getMyProfile,
  listMySessions,
  updateMyLanguage,
  updateMyProfile,
} from '@heliodesk/contract/identity';
import type { OwnProfileBody } from '@heliodesk/contract/identity';
import type { Language } from '@heliodesk/contract/kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { switchLanguage } from '#src/platform/i18n/language.ts';
import { updateCurrentUser } from '#src/platform/session.ts';
import { encryptForServer } from './encrypt-for-server.ts';

const profileKey = ['identity', 'profile'] as const;
const sessionsKey = ['identity', 'sessions'] as const;

/** The own profile. */
export const ownProfile = queryOptions({ queryKey: profileKey, queryFn: ({ signal }) => call(getMyProfile, { signal }) });

/** Where one is signed in. */
export const ownSessions = queryOptions({ queryKey: sessionsKey, queryFn: ({ signal }) => call(listMySessions, { signal }) });

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnProfileBody) => call(updateMyProfile, { body, quiet: 'stale' }),
    onSuccess: (profile) => client.setQueryData(profileKey, profile),
  });
}

/** Stores the language with the user, then speaks it here. */
export const useStoreLanguage = () =>
  useMutation({
    mutationFn: async (language: Language) => {
      await call(updateMyLanguage, { body: { language } });
      updateCurrentUser({ language });
      await switchLanguage(language);
    },
  });

export interface TypedChange {
  oldPwd: string;
  newPwd: string;
  confirmPwd: string;
}

/** Changes the password, all three encrypted; afterwards the other sessions are gone. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (typed: TypedChange) => {
      const { encryptKey, encrypted } = await encryptForServer([typed.oldPwd, typed.newPwd, typed.confirmPwd]);
      const [oldPwd = '', newPwd = '', confirmPwd = ''] = encrypted;
      await call(changePassword, { body: { oldPwd, newPwd, confirmPwd }, headers: { EncryptKey: encryptKey } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) => call(endMySession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endMyOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
