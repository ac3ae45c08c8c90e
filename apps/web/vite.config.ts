import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutCallDescriptions } from './call-descriptions.ts';
import { firstPageFiles } from './first-pages.ts';

/** Where the development server finds the API; `npm run dev` starts both. */
const server = process.env.HELIODESK_SERVER ?? 'http://localhost:8080';
const proxied = [
  '/api',
  '/login',
  '/logout',
  '/oauthLogin',
  '/captchaImage',
  '/getRouters',
  '/system',
  '/common',
  '/designTool',
  '/open',
  '/unsubscribe',
  '/portalcloud_complaint',
  '/demo',
  '/healthz',
  '/readyz',
];

/** Pages among them. */
const pagesOfServer = new Set(['/demo', '/designTool']);

/** What every page needs, in one chunk that stays the same from release to release; of react-i18next not the part with `Trans`. */
const core =
  /node_modules\/((react|react-dom|scheduler|react-router|i18next)\/|react-i18next\/dist\/es\/(useTranslation|utils|defaults|context|i18nInstance|initReactI18next|unescape))/;
/**
 * What the public pages share, in one file instead of many tiny ones. None of these brings its own imports along: what only one page
 * needs of them stays with that page.
 */
const site = new RegExp(
  [
    'src/platform/(http|fresh-proof|feedback/notices|i18n|session\\.|storage|store|page-title|rich-text|workspace-prefetch)',
    'preload-helper',
    'src/platform/field-labels',
    'src/ui/(icons|public/(rows|scenes|use-popover|language-menu))',
    'src/domains/identity/(session-calls|redirect-target)',
    'contract/src/(kit/(endpoint|grants|languages|limits|patterns|remembered-device)|identity/(session-endpoints|page-paths))\\.ts',
    'contract/src/request/(pages|states|teams)\\.ts',
    'phrases/src/[a-z]+\\.ts',
    // One stylesheet in the way of the first picture instead of six.
    'src/(ui/tokens|ui/public/(public|menu)|app/public/layout|platform/feedback/feedback)\\.css',
  ].join('|'),
);
/** What sign-in, registration and the other forms for strangers share, likewise. */
const publicForms =
  /src\/(ui\/public\/(use-public-form|fields|form-messages|use-send-once|split)|domains\/identity\/(components\/captcha-field|encrypt-for-server|identity\.css)|identity\/sign-in-endpoints)/;
/** What list pages share of our own parts, likewise. */
const lists = /src\/ui\/(data-table|states)\//;
/**
 * What every list page shows of Ant Design, each with all that it needs. Any other part stays with the pages that share it, so that a
 * page that comes to use one makes no other page heavier.
 */
const antd =
  /node_modules\/antd\/es\/(button|checkbox|config-provider|dropdown|input|pagination|popover|segmented|select|theme)\/index\.js/;

/**
 * The edge of a domain only passes on what others may use. What takes one thing from it must not load all the rest, which the
 * stylesheets behind it would otherwise bring along.
 */
const domainEdge = /src\/domains\/[\w-]+\/index\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutCallDescriptions(), firstPageFiles()],
  build: {
    target: 'es2023',
    manifest: true,
    reportCompressedSize: false,
    // An inlined file would need `data:` in more places of the content security policy.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: domainEdge, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: core, priority: 2 },
            { name: 'site', test: site, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            { name: 'public-forms', test: publicForms, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            { name: 'lists', test: lists, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            { name: 'antd', test: antd, priority: 1 },
            { name: 'query', test: /node_modules\/@tanstack\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      proxied.map((path) => [
        path,
        {
          target: server,
          ws: true,
          // Pages are the web's own, but for some.
          bypass: (request) => (!pagesOfServer.has(path) && request.headers.accept?.includes('text/html') ? request.url : undefined),
        },
      ]),
    ),
  },
});
