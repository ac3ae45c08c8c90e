import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutCallDescriptions } from './call-descriptions.ts';
import { withoutChunkCycles } from './chunk-cycles.ts';
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
  /rolldown\/runtime|node_modules\/((react|react-dom|scheduler|react-router|i18next)\/|react-i18next\/dist\/es\/(useTranslation|utils|defaults|context|i18nInstance|initReactI18next|unescape))/;
/**
 * What the public pages share, in one file instead of many tiny ones. None of these brings its own imports along: what only one page
 * needs of them stays with that page.
 */
const site = new RegExp(
  [
    'src/platform/(http|fresh-proof|feedback/notices|i18n|session\\.|storage|store|page-title|rich-text|workspace-prefetch)',
    'preload-helper',
    'src/platform/(field-labels|own-input)',
    'src/ui/format/text-with-times',
    'src/ui/(icons/(?!factor|workspace)|public/(rows|scenes|use-popover|language-menu))',
    'src/domains/identity/(session-calls|redirect-target)',
    'contract/src/(kit/(endpoint|grants|languages|limits|patterns|remembered-device)|identity/(session-endpoints|page-paths))\\.ts',
    'phrases/src/[a-z]+\\.ts',
    // One stylesheet in the way of the first picture instead of six.
    'src/(ui/tokens|ui/public/(public|menu)|app/public/layout|platform/feedback/feedback)\\.css',
  ].join('|'),
);
/** What sign-in, registration and the other forms for strangers share, likewise. */
const publicForms =
  /src\/(ui\/public\/(use-public-form|fields|form-messages|use-send-once|split)|domains\/identity\/(components\/captcha-field|encrypt-for-server|identity\.css)|identity\/sign-in-endpoints)/;
/**
 * What every page behind sign-in, or every list there, needs of our own parts. Nothing that a public page needs as well: it would load
 * Ant Design with it.
 */
const workspace = new RegExp(
  [
    'src/app/(request-kinds|router/menu-routes)\\.',
    'src/app/shell/(?!color-picker|drawer|marked-text|matching|palette-hits|redirect-page|search|settings-drawer|tab-question|use-choices|use-palette-hits|use-search)',
    'src/app/workspace/(?!search)',
    'src/ui/(actions/permissions|base\\.css|data-table/|format/(?!text-with-times|use-format|utc-time)|icons/workspace-|theme/(?!theme-color))',
    'src/ui/form/(clear-icon|search-input|searchable|select)\\.',
    'src/ui/page/(lazy-dialog|page|pressed-key|scroll-to|tab|use-media)\\.',
    'src/ui/shapes/(cells|promise|promise-arc|use-now|use-span-text)\\.tsx?',
    'src/ui/states/(?!pictures)',
    'src/platform/(appearance|live|live-updates|look-again|uuid)\\.',
    'src/domains/[\\w-]+/(lazy-parts|request-kind)\\.',
    'src/domains/(notification/(bell|queries)|payment/finance/queries)\\.',
    'src/domains/identity/(profile-blocks|staff-actions)\\.',
    'src/domains/request/(kinds|paths|queries|reader)\\.',
    'src/domains/request/actions/(again-actions|guard-labels|registry|request-dialog|row-menu|use-block-reason|use-discard|use-pick-up|use-remind|use-request-actions)\\.',
    'src/domains/request/components/(last-word|next-step|request-cells|request-labels|request-status|status-looks)\\.',
    'src/domains/request/desk/(desk-case|desk-counts|desk-macros|desk-paths|pick-up|shortcuts)\\.',
    'src/domains/request/tips/(address|bank|credit-note|pair|serial)-tasks\\.',
    'src/domains/solution/limits/limits-label',
    'contract/src/kit/(lifecycle|page-sizes|roles)\\.',
    'contract/src/live/',
    'contract/src/request/([\\w-]+-endpoints|guards|lists|progress|tip-lifecycle)\\.',
  ].join('|'),
);
/**
 * What every list page shows of Ant Design, each with all that it needs. Any other part stays with the pages that share it, so that a
 * page that comes to use one makes no other page heavier.
 */
const antd =
  /node_modules\/antd\/es\/(button|checkbox|config-provider|dropdown|input|pagination|popover|segmented|select|theme)\/index\.js/;

/**
 * Only these files say what they hold. The others are named in the lists of what each lazy part needs, which the first pages load: there,
 * a few hundred names weigh as much as a page.
 */
const named = new Set(['core', 'site', 'public-forms', 'workspace', 'antd', 'query', 'demo-sign-ins']);

/**
 * The edge of a domain only passes on what others may use. What takes one thing from it must not load all the rest, which the
 * stylesheets behind it would otherwise bring along.
 */
const domainEdge = /src\/domains\/[\w-]+\/index\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutCallDescriptions(), firstPageFiles(), withoutChunkCycles()],
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
        chunkFileNames: ({ name }) => (named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'core', test: core, priority: 2 },
            { name: 'site', test: site, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            { name: 'public-forms', test: publicForms, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            { name: 'workspace', test: workspace, includeDependenciesRecursively: false, priority: 1 },
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
