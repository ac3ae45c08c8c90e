import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('reference');

const access = { permission: 'system:page:edit' } as const;

export const publicPage = endpoint({
  method: 'GET',
  path: '/api/common/page/:slug',
  summary: 'A page that everybody may read: privacy',
  access: 'public',
  params: 'PublicPageParams',
  data: 'ShownPage',
});

export const staticPage = endpoint({
  method: 'GET',
  path: '/api/page/show/:slug',
  summary: "A page in the caller's language, else in English",
  access: 'signedIn',
  params: 'StaticPageParams',
  data: 'ShownPage',
});

export const listStaticPages = endpoint({
  method: 'GET',
  path: '/api/page/list',
  summary: 'All pages that staff write',
  access,
  query: 'ListStaticPagesQuery',
  data: 'StaticPageRow',
  paged: true,
});

export const getStaticPage = endpoint({
  method: 'GET',
  path: '/api/page/:id',
  summary: 'One page with its texts in all languages',
  access,
  params: 'OnPage',
  data: 'StaticPageDetail',
});

export const addStaticPage = endpoint({
  method: 'POST',
  path: '/api/page',
  summary: 'Adds a page, read at /staticPage?page=slug',
  access,
  body: 'NewStaticPage',
  data: 'StaticPageDetail',
  idempotent: true,
});

export const editStaticPage = endpoint({
  method: 'PUT',
  path: '/api/page',
  summary: 'Changes the texts of a page',
  access,
  body: 'EditedStaticPage',
  data: 'StaticPageDetail',
  errors: ['stale'],
});

export const removeStaticPage = endpoint({
  method: 'DELETE',
  path: '/api/page/:id',
  summary: 'Removes a page that is not part of the product',
  access,
  params: 'OnPage',
  errors: ['page.builtIn'],
});
