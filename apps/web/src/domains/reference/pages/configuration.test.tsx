// @shares-process
import * as api from '@heliodesk/contract/reference';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { answerProof, isProofAsked } from '#src/platform/fresh-proof.ts';
import { newQueryClient, openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import ConfigurationPage from './configuration.tsx';

const user = userEvent.setup();
const row = (configId: number, change: Partial<api.ConfigRow>): api.ConfigRow => ({
  configId,
  configKey: `key.${configId}`,
  configName: `Key ${configId}`,
  remark: 'What it does',
  group: 'claims',
  rule: { kind: 'number', min: 1, max: 100 },
  configValue: '10',
  defaultValue: '10',
  isChanged: false,
  isOwn: false,
  notice: '',
  updateTime: null,
  version: 0,
  ...change,
});
const rows = [
  row(1, { configName: 'Limit' }),
  row(2, {
    configName: 'Captcha',
    group: 'access',
    rule: { kind: 'flag' },
    configValue: 'true',
    defaultValue: 'true',
    notice: 'Off for now',
  }),
  row(3, {
    configName: 'Secret',
    group: 'integration',
    rule: { kind: 'secret', min: 16 },
    configValue: api.secretMask,
    isChanged: true,
    version: 2,
  }),
  row(4, { configName: 'Tool', group: 'site', rule: { kind: 'address' }, configValue: '', defaultValue: '' }),
];

const spoken = row(5, {
  configName: 'Available languages',
  group: 'site',
  rule: { kind: 'choices', min: 1, options: ['en', 'de', 'ar'] },
  configValue: 'en, de',
  defaultValue: 'en, ar',
});

let calls: Received[];
let edit: (received: Received) => unknown;
const saved = () => bodiesTo(calls, api.editConfig);

function open() {
  const client = newQueryClient();
  openPage([{ path: '*', Component: ConfigurationPage }], '/admin/config', { client, permissions: ['*:*:*'] });
  return client;
}

beforeEach(() => {
  sessionStorage.clear();
  edit = () => rows[0];
  calls = stubServer([
    [api.clearConfigCache, null],
    [api.listConfig, { rows, total: rows.length }],
    [api.editConfig, (received: Received) => edit(received)],
    [api.addConfig, rows[3]],
    [api.removeConfig, null],
  ]);
});

describe('the configuration', () => {
  test('says where a value does not count on this server', async () => {
    open();
    expect(await screen.findByRole('switch', { name: 'Captcha' })).toHaveAccessibleDescription('Off for now');
    expect(screen.getByText('Off for now')).toBeVisible();
  });

  test('is changed in place and saved together', async () => {
    open();
    const limit = await screen.findByRole('textbox', { name: 'Limit' });
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
    await user.clear(limit);
    await user.type(limit, '25');
    await user.click(screen.getByRole('switch', { name: 'Captcha' }));
    await user.click(screen.getByRole('button', { name: 'Save 2 valid changes' }));
    await waitFor(() =>
      expect(saved()).toEqual([
        { configId: 1, configValue: '25', version: 0 },
        { configId: 2, configValue: 'false', version: 0 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument());
  });

  test('waits for proof of who one is where the server asks for it, and keeps the change without', async () => {
    let isProved = false;
    edit = () => (isProved ? rows[1] : new Refused({ code: 428, data: { key: 'auth.freshProofRequired' } }));
    open();
    const captcha = await screen.findByRole('switch', { name: 'Captcha' });
    await user.click(captcha);
    const save = async (isGiven: boolean) => {
      await user.click(screen.getByRole('button', { name: /Save 1 valid change$/ }));
      await waitFor(() => expect(isProofAsked.get()).toBe(true));
      isProved = isGiven;
      answerProof(isGiven);
    };
    toasts.set([]);
    await save(false);
    await waitFor(() => expect(screen.getByRole('button', { name: /Save 1 valid change$/ })).not.toHaveClass('ant-btn-loading'));
    expect(captcha).not.toBeChecked();
    expect(toasts.get()).toEqual([]);
    await save(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument());
    expect(saved()).toEqual(Array.from({ length: 3 }, () => ({ configId: 2, configValue: 'false', version: 0 })));
  });

  test('takes a number as people write it, and stores it in one way', async () => {
    const limited = row(1, { configName: 'Limit', rule: { kind: 'number', min: 1, max: 100_000 } });
    calls = stubServer([
      [api.listConfig, { rows: [limited], total: 1 }],
      [api.editConfig, limited],
    ]);
    open();
    const limit = await screen.findByRole('textbox', { name: 'Limit' });
    await user.clear(limit);
    await user.type(limit, '50,000');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(saved()).toEqual([{ configId: 1, configValue: '50000', version: 0 }]));
  });

  test('says immediately what does not fit, and saves the rest', async () => {
    open();
    const limit = await screen.findByRole('textbox', { name: 'Limit' });
    await user.clear(limit);
    await user.type(limit, '0');
    expect(screen.getByRole('alert')).toHaveTextContent('Limit must be a whole number from 1 to 100');
    expect(limit).toHaveAccessibleDescription(/whole number/);
    await user.type(screen.getByRole('textbox', { name: 'Tool' }), 'https://tool.example');
    expect(screen.getByRole('link', { name: '1 value can’t be saved' })).toHaveAttribute('href', '#key-key.1');
    await user.click(screen.getByRole('button', { name: 'Save 1 valid change' }));
    await waitFor(() => expect(saved()).toEqual([{ configId: 4, configValue: 'https://tool.example', version: 0 }]));
    await user.click(screen.getByRole('button', { name: 'Undo all' }));
    expect(limit).toHaveValue('10');
  });

  test('never holds a secret, and keeps one that is not typed again', async () => {
    open();
    const secret = await screen.findByLabelText('Secret');
    expect(secret).toHaveValue('');
    expect(secret).toHaveAttribute('placeholder', 'A secret is set. Enter a new one to replace it.');
    await user.type(secret, 'a-new-secret-of-more-than-16');
    await user.click(screen.getByRole('button', { name: 'Save 1 valid change' }));
    await waitFor(() => expect(saved()).toEqual([{ configId: 3, configValue: 'a-new-secret-of-more-than-16', version: 2 }]));
  });

  test('tells of what someone else saved, and replaces it only when asked again', async () => {
    edit = ({ body }) =>
      (body as { version: number }).version === 0
        ? new Refused({ code: 409, data: { key: 'stale', current: { ...rows[0], configValue: '77', version: 1 } } })
        : rows[0];
    open();
    const limit = await screen.findByRole('textbox', { name: 'Limit' });
    await user.clear(limit);
    await user.type(limit, '25');
    await user.click(screen.getByRole('button', { name: 'Save 1 valid change' }));
    expect(await screen.findByText(/Someone else saved “77”/)).toBeInTheDocument();
    expect(limit).toHaveValue('25');
    // The icon of the first attempt may still be leaving.
    await user.click(screen.getByRole('button', { name: /Save 1 valid change/ }));
    await waitFor(() => expect(saved().at(-1)).toEqual({ configId: 1, configValue: '25', version: 1 }));
  });

  test('compares with the state that was typed over, whatever was read in the meantime', async () => {
    const versions = () => saved().map((body) => (body as { version: number }).version);
    const client = open();
    const limit = await screen.findByRole('textbox', { name: 'Limit' });
    await user.type(limit, '0');
    stubServer([[api.listConfig, { rows: [{ ...rows[0], configValue: '77', version: 4 }], total: 1 }]]);
    await client.refetchQueries();
    calls = stubServer([
      [api.listConfig, { rows, total: rows.length }],
      [api.editConfig, rows[0]],
    ]);
    await user.click(screen.getByRole('button', { name: 'Save 1 valid change' }));
    await waitFor(() => expect(versions()).toEqual([0]));
  });

  test('keeps what was typed over a lost connection and a reload, but no secret', async () => {
    edit = () => {
      throw new TypeError('offline');
    };
    open();
    const limit = await screen.findByRole('textbox', { name: 'Limit' });
    await user.type(limit, '0');
    await user.type(screen.getByLabelText('Secret'), 'a-new-secret-of-more-than-16');
    await user.click(screen.getByRole('button', { name: 'Save 2 valid changes' }));
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    expect(limit).toHaveValue('100');
    expect(limit).toHaveAttribute('aria-invalid', 'false');
    cleanup();
    open();
    expect(await screen.findByRole('textbox', { name: 'Limit' })).toHaveValue('100');
    expect(screen.getByRole('button', { name: /Save 1 valid change/ })).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a-new-secret');
  });

  test('names languages, and says defaults in words', async () => {
    calls = stubServer([[api.listConfig, { rows: [rows[1], spoken], total: 2 }]]);
    open();
    expect(await screen.findByText('Deutsch')).toBeInTheDocument();
    expect(screen.getByText('English, العربية')).toBeInTheDocument();
    expect(screen.getByText('Captcha').closest('.hd-conf')).toHaveTextContent('Default: On');
  });

  test('is searched, goes back to a default after a question, and takes verification files', async () => {
    open();
    await user.type(await screen.findByRole('textbox', { name: 'Name, key or description' }), 'secr');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Limit' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset to default' }));
    await waitFor(() => expect(callsTo(calls, api.removeConfig, { id: 3 })).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Add verification file' }));
    await user.type(await screen.findByRole('textbox', { name: /^Key/ }), 'google1a2b');
    await user.type(screen.getByRole('textbox', { name: /File content/ }), 'google');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodiesTo(calls, api.addConfig)).toEqual([{ configKey: 'portal.verification.google1a2b', configValue: 'google' }]),
    );
  });
});
