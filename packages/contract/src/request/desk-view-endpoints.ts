import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

export const listDeskViews = endpoint({
  method: 'GET',
  path: '/api/request/desk/views',
  summary: 'List your saved views of the desk',
  about: "With those shared with the caller's team, in the caller's order.",
  access: { permission: 'csp:desk:list' },
  data: 'OwnDeskViews',
});

export const addDeskView = endpoint({
  method: 'POST',
  path: '/api/request/desk/views',
  summary: 'Save a view of the desk',
  about: 'Up to 30 for each person.',
  access: { permission: 'csp:desk:list' },
  body: 'AddDeskViewBody',
  data: 'OwnDeskView',
  idempotent: true,
  errors: ['desk.tooManyViews', 'desk.noTeam'],
});

export const changeDeskView = endpoint({
  method: 'PUT',
  path: '/api/request/desk/views/:viewId',
  summary: 'Change a saved view of the desk',
  about: 'Views of a team can be changed by the person who saved them and by supervisors of the team.',
  access: { permission: 'csp:desk:list' },
  params: 'OnDeskView',
  body: 'ChangeDeskViewBody',
  data: 'OwnDeskView',
  errors: ['stale', 'desk.tooManyViews', 'desk.noTeam', 'desk.notYourView'],
});

export const deleteDeskView = endpoint({
  method: 'DELETE',
  path: '/api/request/desk/views/:viewId',
  summary: 'Delete a saved view of the desk',
  access: { permission: 'csp:desk:list' },
  params: 'OnDeskView',
  errors: ['desk.notYourView'],
});

export const orderDeskViews = endpoint({
  method: 'PUT',
  path: '/api/request/desk/viewOrder',
  summary: 'Put your saved views of the desk in order',
  access: { permission: 'csp:desk:list' },
  body: 'OrderDeskViewsBody',
  data: 'OwnDeskViews',
});
