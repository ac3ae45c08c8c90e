// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { user } from '#src/platform/testing/user.ts';
import { DayPicker } from './day-picker.tsx';

function Form({ onChange, first }: { onChange: (day: string | null) => void; first: string | null }) {
  const [day, setDay] = useState(first);
  const handleChange = (changed: string | null) => {
    setDay(changed);
    onChange(changed);
  };
  return (
    <>
      <DayPicker aria-label="Date found" value={day} onChange={handleChange} />
      <button type="button">After</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Date found' });

/** Types a day into the field and goes on. */
async function typeDay(typed: string, first: string | null = null) {
  const onChange = vi.fn<(day: string | null) => void>();
  render(<Form onChange={onChange} first={first} />);
  await user.click(field());
  await user.clear(field());
  await user.keyboard(typed);
  await user.click(screen.getByRole('button', { name: 'After' }));
  return onChange;
}

describe('a day that is typed', () => {
  test.each(['2026/11/20', '2026-11-20', '2026.11.20', '20.11.2026'])('is taken as %s', async (typed) => {
    const onChange = await typeDay(typed);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-20'));
    expect(field()).toHaveValue('2026/11/20');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['20/11/2026', '11/20/2026', '31.02.2026', '20 Nov 2026', 'yesterday'])('stays, with how it is written: %s', async (typed) => {
    const onChange = await typeDay(typed);
    expect(await screen.findByRole('alert')).toHaveTextContent(`We can’t read “${typed}” as a date. Enter it as YYYY/MM/DD.`);
    expect(field()).toHaveValue(typed);
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), '2026/11/20{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  });

  test('that can’t be read is named where the day before is shown again', async () => {
    await typeDay('20/11/2026', '2026-11-03');
    expect(await screen.findByRole('alert')).toHaveTextContent('“20/11/2026”');
  });
});

test('the empty field says how a day is written', () => {
  render(<Form onChange={vi.fn<() => void>()} first={null} />);
  expect(screen.getByPlaceholderText('YYYY/MM/DD')).toBeInTheDocument();
});
