import { NoticeListQuery } from '@heliodesk/contract/notification';
import type { z } from 'zod';

/** What the page's address narrows the notices to. */
export const NoticeFilters = NoticeListQuery.pick({ unread: true, topic: true, requestId: true });
export type NoticeFilters = z.output<typeof NoticeFilters>;
