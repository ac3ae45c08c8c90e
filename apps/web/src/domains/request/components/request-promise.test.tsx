// @shares-process
import type { RequestDetail } from '@heliodesk/contract/request';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { claimDetail } from '../testing/sample-requests.ts';
import { RequestPromise } from './request-promise.tsx';

const show = (change: Partial<RequestDetail>) => render(<RequestPromise request={claimDetail(change)} />).container;
const submitTime = '2026-11-03T09:12:40Z';

test('a promise of a first contact is the way of the sun until it is kept', () => {
  const head = show({ submitTime, firstContactAt: null });
  expect(head.querySelector('.hd-arc')).toBeInTheDocument();
  expect(head).toHaveTextContent(localTime('2026-11-05T09:12:40Z'));
});

test('once it was kept, a check says how soon, and what comes next', () => {
  const head = show({ submitTime, firstContactAt: '2026-11-03T09:13:40Z' });
  expect(screen.getByText('First contact after 1 min')).toBeVisible();
  expect(screen.getByText('Next').parentElement).toHaveTextContent('Review');
  expect(head.querySelector('.hd-arc')).not.toBeInTheDocument();
  expect(head).not.toHaveTextContent('November 5');
});

test('while staff wait for an answer, it says since when, and that the rest waits for that', () => {
  const head = show({ waitingOn: 'customer', lastWord: { by: 'us', at: '2026-11-18T08:41:00.000Z' } });
  expect(head).toHaveTextContent('We asked you onNovember 18, 2026We’ll continue once you answer');
});

test('what is over promises nothing', () => {
  expect(show({ status: 'withdrawn', waitingOn: 'none', firstContactAt: null })).toBeEmptyDOMElement();
});
