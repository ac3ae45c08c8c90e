import type { OfferedMacro } from '@heliodesk/contract/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PageChoices } from '#src/ui/page/tab.ts';
import { macrosFor } from '../queries.ts';

/** The macros of a request for the search in the header, which previews the chosen one. */
export function useMacroChoices(requestId: number, open: (macroId: number) => void): PageChoices {
  const { t } = useTranslation('macro');
  const client = useQueryClient();
  const toChoice = ({ macroId, name, unfit }: OfferedMacro) => ({
    key: String(macroId),
    title: name,
    icon: 'bolt' as const,
    blocked: unfit === null ? undefined : t(`unfit.${unfit}`),
    run: () => open(macroId),
  });
  return {
    title: t('page'),
    placeholder: t('find'),
    isFoundDirectly: true,
    load: async () => (await client.fetchQuery(macrosFor(requestId))).map(toChoice),
  };
}
