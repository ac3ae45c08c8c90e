import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

const access = { permission: 'system:announcement:edit' } as const;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcement/list',
  summary: 'All banners, the newest first',
  access,
  query: 'ListAnnouncementsQuery',
  data: 'AnnouncementRow',
  paged: true,
});

export const addAnnouncement = endpoint({
  method: 'POST',
  path: '/api/announcement',
  summary: 'Plans a banner',
  access,
  body: 'NewAnnouncement',
  data: 'AnnouncementRow',
  idempotent: true,
});

export const editAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/announcement',
  summary: 'Changes a banner',
  access,
  body: 'EditedAnnouncement',
  data: 'AnnouncementRow',
  errors: ['stale'],
});

export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/announcement/:id',
  summary: 'Removes a banner',
  access,
  params: 'OnAnnouncement',
});
