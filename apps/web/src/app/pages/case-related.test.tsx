// @shares-process
import { listRelated } from '@heliodesk/contract/request';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

beforeEach(() => setWindowWidth(1440));

const related = (requestId: number, relation: string) => ({
  requestId,
  requestNo: `MC-20261101-0000${requestId}`,
  requestType: 3,
  status: 'completed',
  title: `Hot spots ${requestId}`,
  relation,
});

test('a case leads to others of the company, with what they have in common', async () => {
  openCase(claimDetail(), [[listRelated, [related(1, 'project'), related(2, 'contact')]]]);
  const link = await screen.findByRole('link', { name: 'MC-20261101-00001' });
  expect(link).toHaveAttribute('href', '/desk/1');
  expect(link.closest('li')).toHaveTextContent(/Same project.*Completed.*Hot spots 1/);
  const details = within(screen.getByRole('complementary', { name: 'Details' }));
  expect(details.getByText('Same contact')).toBeVisible();
});

test('the history names who had the case before and who has it since', async () => {
  const event = { time: '2026-11-03T10:05:00Z', actor: 'Ada', onBehalfOf: null, from: null, to: null, reason: '' };
  openCase(
    claimDetail({
      events: [
        { ...event, eventId: 1, action: 'assign', change: { before: null, after: 'Ingrid Halvorsen' } },
        { ...event, eventId: 2, action: 'changeOwner', change: { before: 'Ingrid Halvorsen', after: 'Tomás Quiroga' } },
      ],
    }),
  );
  expect(await screen.findByText('From Ingrid Halvorsen to Tomás Quiroga')).toBeVisible();
  expect(screen.getByText('To Ingrid Halvorsen')).toBeVisible();
});
