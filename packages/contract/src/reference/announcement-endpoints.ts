import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

const access = { permission: 'system:announcement:edit' } as const;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcement/list',
  summary: 'List announcements, newest first',
  access,
  query: 'ListAnnouncementsQuery',
  data: 'AnnouncementRow',
  paged: true,
});

export const addAnnouncement = endpoint({
  method: 'POST',
  path: '/api/announcement',
  summary: 'Add an announcement',
  access,
  body: 'NewAnnouncement',
  data: 'AnnouncementRow',
  idempotent: true,
});

export const editAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/announcement',
  summary: 'Update an announcement',
  access,
  body: 'EditedAnnouncement',
  data: 'AnnouncementRow',
  errors: ['stale'],
});

export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/announcement/:id',
  summary: 'Delete an announcement',
  access,
  params: 'OnAnnouncement',
});
