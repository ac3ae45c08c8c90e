import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const currentAnnouncements = endpoint({
  method: 'GET',
  path: '/api/common/announcements',
  summary: 'List current announcements',
  about: 'From 7 days before they start until they end.',
  access: 'public',
  data: 'Announcement[]',
});
