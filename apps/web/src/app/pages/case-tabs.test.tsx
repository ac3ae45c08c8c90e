// @shares-process
import '../request-kinds.ts';
import { deskRequest } from '@heliodesk/contract/request';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { TabContext } from '#src/ui/page/tab.ts';
import ReviewPage from './review.tsx';
import SolutionsPage from './solutions.tsx';

test.each<[string, ComponentType, string]>([
  ['review', ReviewPage, 'MC-20261103-00015 · Review'],
  ['solutions', SolutionsPage, 'MC-20261103-00015 · Solutions'],
])('the tab of the %s says what it is of the case', async (path, Page, expected) => {
  setWindowWidth(1440);
  stubServer([[deskRequest, claimDetail()]]);
  let title = '';
  const tab = {
    setTitle: (next: string) => {
      title = next;
    },
    reportUnsaved: () => undefined,
    offer: () => undefined,
    close: () => undefined,
    isKeptAlive: false,
  };
  const element = (
    <TabContext value={tab}>
      <Page />
    </TabContext>
  );
  openPage([{ path: `/desk/:requestId/${path}`, element }], `/desk/7/${path}`, { permissions: ['csp:desk:list'] });
  await waitFor(() => expect(title).toBe(expected));
});
