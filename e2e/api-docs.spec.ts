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

/** Leaves on the page only the calls that are tried: with all of them it takes seconds for each look, and moves while it fills. */
async function showOnly(page: Page, tried: readonly Pick<Tried, 'method' | 'path'>[]): Promise<void> {
  await page.route('/api/openapi.json', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
    const paths: typeof document.paths = {};
    for (const { method, path } of tried) paths[path] = { ...paths[path], [method]: document.paths[path]?.[method] };
    await route.fulfill({ response: answer, json: { ...document, paths } });
  });
}

/** Keeps on the page what the server answers to it: of a body that the page itself has read, the browser may have nothing left to tell. */
const keepAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const answers: { path: string; text: string }[] = [];
    const send = globalThis.fetch;
    const sendAndKeep: typeof fetch = async (...call) => {
      const answer = await send(...call);
      const { pathname: path } = new URL(answer.url);
      if (!path.startsWith('/api/docs')) answers.push({ path, text: await answer.clone().text() });
      return answer;
    };
    Object.assign(globalThis, { answers, fetch: sendAndKeep });
  });

/** What the server answered to a call that begins so, and nothing of what it answered before. */
async function answerTo(page: Page, start: string, send: () => Promise<void>): Promise<Answer> {
  await page.evaluate(() => ((globalThis as unknown as { answers: unknown[] }).answers.length = 0));
  await send();
  const heard = await page.waitForFunction(
    (begin) =>
      (globalThis as unknown as { answers: { path: string; text: string }[] }).answers.find(({ path }) => path.startsWith(begin))?.text,
    start,
  );
  return JSON.parse((await heard.jsonValue()) ?? '') as Answer;
}

/** Opens a call on the page, lets a person type, sends it, and gives what the server answered. */
async function tryCall(page: Page, { tag, method, path, type }: Tried): Promise<Answer> {
  // With the slash the page stays as it is, and with it the session.
  await page.goto(`/api/docs/#tag/${tag}/${method.toUpperCase()}${path}`);
  await page.getByRole('button', { name: new RegExp(`\\(${method} ${path.replaceAll(/[{}]/g, String.raw`\$&`)}\\)$`) }).click();
  const form = page.getByRole('dialog');
  const start = path.replace(/\{.*/, '');
  // It is the one of the call before until the address is this one's.
  const send = form.getByRole('button', { name: new RegExp(`^Send ${method} request to .*${start}`) });
  await expect(send).toBeVisible();
  await type?.(form);
  const answer = await answerTo(page, start, () => send.click());
  await expect(form.getByText('200 OK').first(), JSON.stringify(answer)).toBeVisible();
  await form.getByRole('button', { name: 'Close Client' }).first().click();
  await expect(form).toBeHidden();
  return answer;
}

/** The value of a parameter or a field. */
async function typeValue(form: Locator, name: string, value: unknown): Promise<void> {
  const field = form.getByRole('row', { name: `Include ${name} in request` }).getByRole('combobox', { name: 'Value' });
  await field.fill(String(value));
  await expect(field).toHaveText(String(value));
}

/** Changes the example that the page begins with. */
async function changeBody(form: Locator, change: (body: Record<string, object>) => object): Promise<void> {
  const body = form.getByRole('region', { name: 'Request Body' }).getByRole('textbox');
  const lines = body.locator('.cm-line');
  let example: Record<string, object> = {};
  // The editor is there before its text is, and has the first lines of it before the last.
  await expect(async () => {
    example = JSON.parse((await lines.allInnerTexts()).join('\n')) as Record<string, object>;
  }).toPass();
  const changed = JSON.stringify(change(example));
  await body.fill(changed);
  await expect(body).toHaveText(changed);
}

const login = { tag: 'sign-in-and-users', method: 'post', path: '/login' } as const;
const save = { tag: 'module-claims', method: 'post', path: '/api/module/save' } as const;
const readDraft = { tag: 'module-claims', method: 'get', path: '/api/module/queryModuleInfoByDraft/{id}' } as const;
const insert = { tag: 'serial-numbers', method: 'post', path: '/api/module/insertSN' } as const;
const addFile = { tag: 'files', method: 'post', path: '/api/attachment/add/file' } as const;
const readClaim = { tag: 'module-claims', method: 'get', path: '/api/module/queryModuleProfile/{id}' } as const;

test('on it a person signs in, files a claim and reads it back', async ({ page, expectNoConsoleErrors }) => {
  test.slow();
  await keepAnswers(page);
  await showOnly(page, [login, save, readDraft, insert, addFile, readClaim]);
  // The examples are what is sent: the password as it is typed, encrypted on its way.
  const { data: session } = await tryCall(page, login);
  expect(session['token']).toEqual(expect.any(String));
  const { data: draft } = await tryCall(page, save);
  const { requestId, version } = draft;
  const typeId = (form: Locator) => typeValue(form, 'id', requestId);
  const kept = await tryCall(page, { ...readDraft, type: typeId });
  // Not a copy of it, which is what the call's only choice asks for.
  expect(kept.data).toMatchObject({ basicReq: { requestId, title: 'Hot spot in the east field' } });

  const added = await tryCall(page, { ...insert, type: (form) => changeBody(form, (body) => ({ ...body, requestId })) });
  expect(added.data).toMatchObject({ inserted: 1, rejected: [] });
  const typePhoto = async (form: Locator) => {
    await typeValue(form, 'requestId', requestId);
    const chosen = page.waitForEvent('filechooser');
    await form.getByRole('row', { name: 'Include file in request' }).getByRole('button', { name: 'Select File' }).click();
    await (await chosen).setFiles(photo('hot-spot.png'));
    await expect(form.getByRole('row', { name: 'Include file in request' })).toContainText('hot-spot.png');
  };
  await tryCall(page, { ...addFile, type: typePhoto });

  const whole = (body: Record<string, object>) => ({ ...body, basicReq: { ...body['basicReq'], requestId }, version, submit: true });
  const { data: filed } = await tryCall(page, { ...save, type: (form) => changeBody(form, whole) });
  expect(filed).toMatchObject({ requestId, status: 'submitted' });
  const read = await tryCall(page, { ...readClaim, type: typeId });
  expect(read.data).toMatchObject({
    requestBasicInfo: { requestId, status: 'submitted', title: 'Hot spot in the east field' },
    moduleClaimInfo: { projectName: 'Sierra Clara' },
    attachmentResList: [{ fileName: 'hot-spot.png' }],
    requestSerialList: { rows: [{ sn: 'HD7812W23A018842' }], total: 1 },
  });
  expectNoConsoleErrors();
});
