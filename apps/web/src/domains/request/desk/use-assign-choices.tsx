import type { RequestDetail } from '@heliodesk/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import type { PageChoices } from '#src/ui/page/tab.ts';
import { colleagues, giveOwner, useRefreshDesk } from './desk-queries.ts';
import { LoadCells } from './load-cells.tsx';
import { Avatar } from './person.tsx';

/** Colleagues that a lead assigns the case to in the search, those with the least to do first. */
export function useAssignChoices({ requestId, requestNo, requestType, version, ownerId }: RequestDetail): PageChoices {
  const { t } = useTranslation('desk');
  const client = useQueryClient();
  const refresh = useRefreshDesk();
  const assign = async (userId: number, name: string): Promise<void> => {
    try {
      await giveOwner({ requestId, version, ownerId: userId });
      showToast({ kind: 'good', title: t('assign.doneToast', { number: requestNo, name }) });
    } catch (error) {
      showToast({ kind: 'bad', title: isError(error, 'stale') ? t('stale') : messageOf(error) });
    }
    await refresh();
  };
  return {
    title: t('assign.titleOf', { number: requestNo }),
    placeholder: t('assign.choose'),
    load: async () =>
      (await client.fetchQuery(colleagues(requestType)))
        .filter(({ userId }) => userId !== ownerId)
        .toSorted((a, b) => a.openRequests - b.openRequests || a.name.localeCompare(b.name))
        .map(({ userId, name, openRequests }) => ({
          key: String(userId),
          title: name,
          face: <Avatar name={name} id={userId} />,
          extra: <LoadCells open={openRequests} />,
          run: () => void assign(userId, name),
        })),
  };
}
