// @shares-process
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { user } from '#src/platform/testing/user.ts';
import { SegmentedControl } from './segmented-control.tsx';

test('a choice of a few is one step of Tab', async () => {
  render(
    <>
      <button type="button">Before</button>
      <SegmentedControl aria-label="Show" options={['All', 'Unread']} />
      <button type="button">After</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Before' }));
  await user.tab();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
