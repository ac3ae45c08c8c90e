import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the development server finds the API; `npm run dev` starts both. */
const server = process.env.HELIODESK_SERVER ?? 'http://localhost:8080';
const proxied = ['/api', '/login', '/logout', '/oauthLogin', '/captchaImage', '/getRouters', '/system', '/common', '/open', '/portalcloud_complaint', '/demo', '/healthz', '/readyz'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2023', manifest: true, reportCompressedSize: false },
  server: {
    proxy: Object.fromEntries(
      proxied.map((path) => [
        path,
        { target: server, ws: true, bypass: (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined) },
      ]),
    ),
  },
});
