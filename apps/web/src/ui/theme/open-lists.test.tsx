// @shares-process
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, Dropdown, Select } from 'antd';
import { expect, test } from 'vitest';
import { ThemeProvider } from './theme-provider.tsx';

test.each([
  ['by its own name', <Select key="own" aria-label="Status" options={[{ value: 1, label: 'Draft' }]} />],
  [
    'by its label',
    <div key="label">
      <label htmlFor="status">Status</label>
      <Select id="status" showSearch options={[{ value: 1, label: 'Draft' }]} />
    </div>,
  ],
])('the open list of a select is named: %s', async (_how, field) => {
  render(
    <ThemeProvider language="en" size="default">
      {field}
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: /Status/ }));
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toHaveAccessibleName('Status'));
  expect(document.querySelector('.ant-select-dropdown-list-holder')).toHaveAttribute('tabindex', '0');
});

test('an open menu is a region with the name of its button', async () => {
  render(
    <ThemeProvider language="en" size="default">
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'edit', label: 'Edit' }] }}>
        <Button aria-label="More actions" />
      </Dropdown>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(await screen.findByRole('region', { name: 'More actions' })).toContainElement(screen.getByRole('menuitem', { name: 'Edit' }));
});
