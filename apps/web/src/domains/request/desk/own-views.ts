import { addDeskView, changeDeskView, deleteDeskView, listDeskViews, orderDeskViews } from '@heliodesk/contract/request';
import type { AddDeskViewBody, OwnDeskView, OwnDeskViews } from '@heliodesk/contract/request';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { deskKeys } from './desk-case.ts';

const key = [...deskKeys.all, 'views'] as const;

/** Views that the person saved, and those of the team. */
export const ownViews = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(listDeskViews, { signal, quiet: true, background: true }),
  staleTime: 60_000,
});

/** Writes to the saved views; afterwards the desk shows what the server has. */
export function useViewWrites() {
  const client = useQueryClient();
  const show = (change: (views: OwnDeskViews) => OwnDeskViews) =>
    client.setQueryData<OwnDeskViews>(key, (before) => before && change(before));
  const put = (saved: OwnDeskView) =>
    show((before) => ({
      ...before,
      views: before.views.some(({ viewId }) => viewId === saved.viewId)
        ? before.views.map((view) => (view.viewId === saved.viewId ? saved : view))
        : [...before.views, saved],
    }));
  const refresh = () => client.invalidateQueries({ queryKey: key });
  return {
    add: async (body: AddDeskViewBody): Promise<OwnDeskView> => {
      const saved = await call(addDeskView, { body, idempotencyKey: createUuid() });
      put(saved);
      return saved;
    },
    change: async ({ viewId, version }: Pick<OwnDeskView, 'viewId' | 'version'>, body: AddDeskViewBody): Promise<OwnDeskView> => {
      try {
        const saved = await call(changeDeskView, { params: { viewId }, body: { ...body, version } });
        put(saved);
        return saved;
      } catch (error) {
        await refresh();
        throw error;
      }
    },
    remove: async (viewId: number): Promise<void> => {
      await call(deleteDeskView, { params: { viewId } });
      show((before) => ({ ...before, views: before.views.filter((view) => view.viewId !== viewId) }));
    },
    order: async (viewIds: number[]): Promise<void> => {
      show((before) => ({ ...before, views: before.views.toSorted((a, b) => viewIds.indexOf(a.viewId) - viewIds.indexOf(b.viewId)) }));
      client.setQueryData(
        key,
        await call(orderDeskViews, { body: { viewIds }, background: true }).catch(async (error: unknown) => {
          await refresh();
          throw error;
        }),
      );
    },
  };
}
