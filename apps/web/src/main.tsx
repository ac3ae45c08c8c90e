import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { reloadOnSessionSwitch } from './app/session-switch.ts';
import { createAppRouter } from './app/router/router.tsx';
import { startLanguage } from './platform/i18n/language.ts';
import { provideWorkspacePrefetch } from './platform/workspace-prefetch.ts';

// Pages and phrases load side by side; the router starts on the first page right away.
const phrases = startLanguage();
const router = createAppRouter();
provideWorkspacePrefetch(() => void import('./app/workspace/workspace.tsx'));
reloadOnSessionSwitch();

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
await phrases;
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
