import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { DayRange } from './day-range.tsx';

function show() {
  const onChange = vi.fn<(range: { from: string | undefined; to: string | undefined }) => void>();
  render(
    <>
      <button type="button">Before</button>
      <DayRange from="2026-11-03" to={undefined} onChange={onChange} label="Created" placeholder={['From', 'To']} />
    </>,
  );
  return { onChange, user: userEvent.setup() };
}
const fields = () => screen.getAllByRole('textbox', { name: 'Created' });

test('shows its days before the calendar is there', () => {
  show();
  expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual(['2026/11/03', '']);
  expect(fields()[0]).toHaveAttribute('readonly');
});

test('a press opens the calendar at the day that was pressed, and what is picked there counts', async () => {
  const { user, onChange } = show();
  await user.click(screen.getByPlaceholderText('To'));
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).toBeInTheDocument());
  expect(screen.getByPlaceholderText('To')).toHaveFocus();
  await user.click(document.querySelector('[title="2026-11-20"]') as HTMLElement);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-20' }));
});

test('by key one comes into the field, which takes what is typed', async () => {
  const { user, onChange } = show();
  await user.click(screen.getByRole('button', { name: 'Before' }));
  await user.tab();
  await waitFor(() => expect(fields()[0]).not.toHaveAttribute('readonly'));
  expect(fields()[0]).toHaveFocus();
  expect(document.querySelector('.ant-picker-dropdown')).toBeNull();
  await user.clear(fields()[0] as HTMLElement);
  await user.keyboard('2026/11/05{Enter}');
  await user.tab();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ from: '2026-11-05', to: undefined }));
});

test('a page that is shown again leaves the focus where it is', async () => {
  const range = <DayRange from={undefined} to={undefined} onChange={vi.fn<() => void>()} label="Created" placeholder={['From', 'To']} />;
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{range}</Activity>;
  const { rerender } = render(page('visible'));
  const user = userEvent.setup();
  await user.tab();
  await waitFor(() => expect(fields()[0]).not.toHaveAttribute('readonly'));
  expect(fields()[0]).toHaveFocus();
  fields()[0]?.blur();
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(document.body).toHaveFocus();
});
