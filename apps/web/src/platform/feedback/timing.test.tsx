// @shares-process
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMask } from '../http/loading.ts';
import { LoadingBar } from './loading-bar.tsx';
import { showToast } from './notices.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('messages and masks', () => {
  it('shows an error for 5000 ms', () => {
    render(<Toasts />);
    act(() => void showToast({ kind: 'bad', title: 'That didn’t work' }));
    pass(4_999);
    expect(screen.getByText('That didn’t work')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('That didn’t work')).not.toBeInTheDocument();
  });

  it('shows what can be taken back for as long as that is possible', () => {
    render(<Toasts />);
    act(
      () =>
        void showToast({ kind: 'good', title: 'Done', until: Date.now() + 90_000, action: { label: 'Undo', onClick: () => undefined } }),
    );
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(89_999);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });

  it('keeps the mask until 300 ms after the last answer', () => {
    render(<LoadingBar />);
    let closings: (() => void)[] = [];
    act(() => {
      closings = [openMask(), openMask()];
    });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    act(() => closings[0]?.());
    pass(1_000);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    act(() => closings[1]?.());
    pass(299);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
