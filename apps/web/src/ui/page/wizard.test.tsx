// @shares-process
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { user } from '#src/platform/testing/user.ts';
import { TabContext } from './tab.ts';
import { Wizard } from './wizard.tsx';

const steps = [
  { key: 'details', title: 'Details' },
  { key: 'shipping', title: 'Shipping' },
];

function Form({ focusesField = false }: { focusesField?: boolean }) {
  const [current, setCurrent] = useState(0);
  return (
    <Wizard
      title="Almería Norte 3"
      steps={steps}
      current={current}
      focusesField={focusesField}
      onGo={(key) => setCurrent(steps.findIndex((step) => step.key === key))}
      onContinue={() => setCurrent(1)}
    >
      <h2>{steps[current]?.title}</h2>
      <h2>From your address book</h2>
    </Wizard>
  );
}

/** What scrolls: the step itself, or the page if the frame isn't fixed. */
function scrolled(): Element[] {
  const body = screen.getAllByRole('heading', { level: 2 })[0]?.parentElement;
  const all = [body, document.scrollingElement].filter((element) => element instanceof Element);
  for (const element of all) element.scrollTop = 900;
  return all;
}

test('a step opens at its top, with the focus on its first heading, whichever way leads there', async () => {
  render(<Form />);
  for (const [way, title] of [
    ['Continue', 'Shipping'],
    [/Details/, 'Details'],
  ] as const) {
    const before = scrolled();
    expect(before.map(({ scrollTop }) => scrollTop)).toEqual([900, 900]);
    await user.click(screen.getByRole('button', { name: way }));
    expect(before.map(({ scrollTop }) => scrollTop)).toEqual([0, 0]);
    expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus();
  }
});

test('a step that opens for one of its fields leaves the focus to that', async () => {
  render(<Form focusesField />);
  const button = screen.getByRole('button', { name: 'Continue' });
  await user.click(button);
  expect(button).toHaveFocus();
});

test('its tab is named after it', () => {
  const setTitle = vi.fn<(title: string) => void>();
  const none = () => undefined;
  const tab = { setTitle, reportUnsaved: none, offer: none, close: none, isKeptAlive: true };
  render(
    <TabContext value={tab}>
      <Form />
    </TabContext>,
  );
  expect(setTitle).toHaveBeenLastCalledWith('Almería Norte 3');
});
