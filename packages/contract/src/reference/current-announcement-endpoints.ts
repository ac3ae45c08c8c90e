import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

export const currentAnnouncements = endpoint({
  method: 'GET',
  path: '/api/common/announcements',
  summary: 'Banners to be shown now: from 7 days before their start until their end',
  access: 'public',
  data: 'Announcement[]',
});
