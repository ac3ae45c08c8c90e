// @shares-process
import { applyImport, discardImport } from '@heliodesk/contract/serial-number';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { openSerials, prepareSerials, reading, ready, serialServer } from '../testing/serial-server.tsx';
import { ImportFindings } from './import-findings.tsx';
import { CheckedCard, WhereCard } from './serial-help.tsx';
import { SerialsStep } from './serials-step.tsx';

beforeEach(() => prepareSerials());

test('an import that no longer fits says so, and can still be discarded', async () => {
  const msg = 'This file no longer fits';
  prepareSerials([[applyImport, new Refused({ code: 510, msg, data: { key: 'serial.limit' } })]]);
  serialServer.status = ready;
  openSerials(<SerialsStep requestId={7} />);
  await user.click(await screen.findByRole('button', { name: 'Add 7,647 serial numbers' }));
  await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual([msg]));
  expect(screen.getByRole('button', { name: 'Add 7,647 serial numbers' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(bodiesTo(serialServer.calls, discardImport)).toEqual([{ requestId: 7, importId: 5 }]));
});

test('what is on a page twice names itself twice', async () => {
  const both = [1, 2];
  openSerials(
    <>
      {both.map((key) => (
        <div key={key}>
          <ImportFindings status={reading} onChoose={() => undefined} />
          <WhereCard />
          <CheckedCard defectDate={undefined} />
        </div>
      ))}
    </>,
  );
  for (const name of ['What we found so far', 'Where to find the number', 'What we check'])
    expect(await screen.findAllByRole('region', { name })).toHaveLength(2);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
