import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

const access = { permission: 'system:page:edit' } as const;

export const publicPage = endpoint({
  method: 'GET',
  path: '/api/common/page/:slug',
  summary: 'Get a public page',
  about: 'The privacy policy, for example.',
  access: 'public',
  params: 'PublicPageParams',
  data: 'ShownPage',
});

export const staticPage = endpoint({
  method: 'GET',
  path: '/api/page/show/:slug',
  summary: 'Get a page',
  about: "In the caller's language, or in English.",
  access: 'signedIn',
  params: 'StaticPageParams',
  data: 'ShownPage',
});

export const listStaticPages = endpoint({
  method: 'GET',
  path: '/api/page/list',
  summary: 'List pages',
  access,
  query: 'ListStaticPagesQuery',
  data: 'StaticPageRow',
  paged: true,
});

export const getStaticPage = endpoint({
  method: 'GET',
  path: '/api/page/:id',
  summary: 'Get a page in all languages',
  access,
  params: 'OnPage',
  data: 'StaticPageDetail',
});

export const addStaticPage = endpoint({
  method: 'POST',
  path: '/api/page',
  summary: 'Add a page',
  about: 'It opens at `/staticPage?page=slug`.',
  access,
  body: 'NewStaticPage',
  data: 'StaticPageDetail',
  idempotent: true,
});

export const editStaticPage = endpoint({
  method: 'PUT',
  path: '/api/page',
  summary: 'Update a page',
  access,
  body: 'EditedStaticPage',
  data: 'StaticPageDetail',
  errors: ['stale'],
});

export const removeStaticPage = endpoint({
  method: 'DELETE',
  path: '/api/page/:id',
  summary: 'Delete a page',
  about: "Pages that are part of the product can't be deleted.",
  access,
  params: 'OnPage',
  errors: ['page.builtIn'],
});
