import { registrationOptions } from '@heliodesk/contract/account';
import type { Country, DictEntry } from '@heliodesk/contract/reference';
import { listAccountRoles, listAccountTypes, listCountries, listOrganizationNatures, listSalutations } from '@heliodesk/contract/reference';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';

/** What the form of registration begins with: the lists that it chooses from, in the reader's language, and the consent to news. */
export interface Choices {
  countries: readonly Country[];
  accountTypes: readonly DictEntry[];
  accountRoles: readonly DictEntry[];
  organizationNatures: readonly DictEntry[];
  salutations: readonly DictEntry[];
  /** Whether the consent to news starts out ticked. */
  hasNews: boolean;
}

const none: Choices = { countries: [], accountTypes: [], accountRoles: [], organizationNatures: [], salutations: [], hasNews: false };
const quiet = { quiet: true, background: true } as const;

async function loadChoices(): Promise<Choices> {
  const [countries, accountTypes, accountRoles, organizationNatures, salutations, options] = await Promise.all([
    call(listCountries, quiet),
    call(listAccountTypes, quiet),
    call(listAccountRoles, quiet),
    call(listOrganizationNatures, quiet),
    call(listSalutations, quiet),
    call(registrationOptions, quiet),
  ]);
  return { countries, accountTypes, accountRoles, organizationNatures, salutations, hasNews: options.receiveMoreInformation === 1 };
}

/** Loads the lists, again after a switch of language; `hasFailed` offers `retry`. */
export function useChoices() {
  const { i18n } = useTranslation();
  const [choices, setChoices] = useState(none);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadChoices().then(
      (loaded) => {
        if (!isCurrent) return;
        setChoices(loaded);
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n.language, attempt]);
  return { choices, hasFailed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
