import type { Locator, Page } from '@playwright/test';
import { photo } from './fixtures/files.ts';
import { expect, test } from './fixtures/index.ts';

test('the API page shows the document that the server makes of its calls', async ({ page, expectNoConsoleErrors }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heliodesk');
  expectNoConsoleErrors();
});

interface Answer {
  code: number;
  data: Record<string, unknown>;
}

/** A call as the page lists it, and what a person types before sending it. */
interface Tried {
  tag: string;
  method: 'get' | 'post';
  path: string;
  type?: (form: Locator) => Promise<void>;
}

/** Opens a call on the page, lets a person type, sends it, and gives what the server answered. */
async function tryCall(page: Page, { tag, method, path, type }: Tried): Promise<Answer> {
  // With the slash the page stays as it is, and with it the session.
  await page.goto(`/api/docs/#tag/${tag}/${method.toUpperCase()}${path}`);
  await page.getByRole('button', { name: new RegExp(`\\(${method} ${path.replaceAll(/[{}]/g, String.raw`\$&`)}\\)$`) }).click();
  const form = page.getByRole('dialog');
  await type?.(form);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(path.replace(/\{.*/, '')));
  await form.getByRole('button', { name: /^Send (get|post) request/ }).click();
  const answer = (await (await answered).json()) as Answer;
  await expect(form.getByText('200 OK'), JSON.stringify(answer)).toBeVisible();
  await form.getByRole('button', { name: 'Close Client' }).first().click();
  return answer;
}

/** The value of a parameter or a field. */
async function typeValue(form: Locator, name: string, value: unknown): Promise<void> {
  const field = form.getByRole('row', { name: `Include ${name} in request` }).getByRole('combobox', { name: 'Value' });
  await field.fill(String(value));
}

/** Changes the example that the page begins with. */
async function changeBody(form: Locator, change: (body: Record<string, object>) => object): Promise<void> {
  const body = form.getByRole('region', { name: 'Request Body' }).getByRole('textbox');
  const example = JSON.parse((await body.locator('.cm-line').allInnerTexts()).join('\n')) as Record<string, object>;
  await body.fill(JSON.stringify(change(example)));
}

test('on it a person signs in, files a claim and reads it back', async ({ page, expectNoConsoleErrors }) => {
  test.slow();
  // The examples are what is sent: the password as it is typed, encrypted on its way.
  const { data: session } = await tryCall(page, { tag: 'sign-in-and-users', method: 'post', path: '/login' });
  expect(session['token']).toEqual(expect.any(String));
  const save = { tag: 'module-claims', method: 'post', path: '/api/module/save' } as const;
  const { data: draft } = await tryCall(page, save);
  const { requestId, version } = draft;
  const get = { tag: 'module-claims', method: 'get', type: (form: Locator) => typeValue(form, 'id', requestId) } as const;
  const kept = await tryCall(page, { ...get, path: '/api/module/queryModuleInfoByDraft/{id}' });
  // Not a copy of it, which is what the call's only choice asks for.
  expect(kept.data).toMatchObject({ basicReq: { requestId, title: 'Hot spot in the east field' } });

  const insert = { tag: 'serial-numbers', method: 'post', path: '/api/module/insertSN' } as const;
  const added = await tryCall(page, { ...insert, type: (form) => changeBody(form, (body) => ({ ...body, requestId })) });
  expect(added.data).toMatchObject({ inserted: 1, rejected: [] });
  const typePhoto = async (form: Locator) => {
    await typeValue(form, 'requestId', requestId);
    const chosen = page.waitForEvent('filechooser');
    await form.getByRole('row', { name: 'Include file in request' }).getByRole('button', { name: 'Select File' }).click();
    await (await chosen).setFiles(photo('hot-spot.png'));
  };
  await tryCall(page, { tag: 'files', method: 'post', path: '/api/attachment/add/file', type: typePhoto });

  const whole = (body: Record<string, object>) => ({ ...body, basicReq: { ...body['basicReq'], requestId }, version, submit: true });
  const { data: filed } = await tryCall(page, { ...save, type: (form) => changeBody(form, whole) });
  expect(filed).toMatchObject({ requestId, status: 'submitted' });
  const read = await tryCall(page, { ...get, path: '/api/module/queryModuleProfile/{id}' });
  expect(read.data).toMatchObject({
    requestBasicInfo: { requestId, status: 'submitted', title: 'Hot spot in the east field' },
    moduleClaimInfo: { projectName: 'Sierra Clara' },
    attachmentResList: [{ fileName: 'hot-spot.png' }],
    requestSerialList: { rows: [{ sn: 'HD7812W23A018842' }], total: 1 },
  });
  expectNoConsoleErrors();
});
