import { getRouters } from '@heliodesk/contract/identity';
import {
  addMacro,
  builtInMacros,
  changeMacro,
  deleteMacro,
  listMacros,
  macroPages,
  macroStepKinds,
  orderMacros,
  tryMacro,
  type MacroBody,
} from '@heliodesk/contract/macro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { inLanguages, macroBody } from './seed.ts';
import { prepareMacros } from './service/edit.ts';

let app: TestApp;
let lead: BuiltUser;
let agent: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  lead = await buildStaff(app.platform, { role: 'supervisor' });
  agent = await buildStaff(app.platform, { role: 'agent' });
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const add = (change: Partial<MacroBody> = {}) => as(lead).call(addMacro, { body: macroBody(change) });
const all = async () => (await as(lead).call(listMacros, {})).data;
const auditsOf = (macroId: number) =>
  app.platform.db
    .selectFrom('audit')
    .select('action')
    .where('subject_type', '=', 'macro')
    .where('subject_id', '=', String(macroId))
    .orderBy('id')
    .execute();

describe('macros of the product', () => {
  it('are there from the start, in all languages, and keep what was edited', async () => {
    const macros = await all();
    expect(macros.map(({ builtIn }) => builtIn)).toEqual([...builtInMacros]);
    const [greet] = macros;
    if (greet === undefined) throw new Error('There is no macro');
    expect(Object.values(greet.names).every((name) => name !== '')).toBe(true);
    const body = {
      ...macroBody({ names: { ...greet.names, en: 'Welcome' }, types: greet.types, steps: greet.steps }),
      version: greet.version,
    };
    expect((await as(lead).call(changeMacro, { params: { macroId: greet.macroId }, body })).data).toMatchObject({
      name: 'Welcome',
      version: 2,
    });
    await transaction(app.platform.db, (tx) => prepareMacros(tx, app.clock.now()));
    expect((await all())[0]).toMatchObject({ builtIn: 'greet', name: 'Welcome' });
    const deleted = await as(lead).call(deleteMacro, { params: { macroId: greet.macroId }, query: { version: 2 } });
    expect(deleted).toMatchObject({ code: 510, key: 'macro.builtIn' });
  });
});

describe('leads', () => {
  it.each([
    ['answered', { code: 200 }],
    ['notForUs', { code: 510, errors: [{ path: 'steps.0.texts.de', rule: 'tooLong' }] }],
  ] as const)('give an enquiry that is %s a text as long as that takes', async (outcome, expected) => {
    const steps = [{ kind: 'complete' as const, outcome, texts: { ...inLanguages('Done'), de: 'x'.repeat(501) } }];
    expect(await add({ steps })).toMatchObject(expected);
  });

  it('add, change, order and delete macros, and the audit knows', async () => {
    const first = (await add({ names: inLanguages('First') })).data;
    const second = (await add({ names: { ...inLanguages('Second'), de: 'Zweites' } })).data;
    expect((await as(lead).call(listMacros, {}, { headers: { lang: 'de' } })).data.map(({ name }) => name).slice(-2)).toEqual([
      'First',
      'Zweites',
    ]);
    const ordered = (await as(lead).call(orderMacros, { body: { macroIds: [second.macroId, first.macroId] } })).data;
    expect(ordered.map(({ macroId }) => macroId).slice(0, 2)).toEqual([second.macroId, first.macroId]);
    const change = (version: number) =>
      as(lead).call(changeMacro, { params: { macroId: first.macroId }, body: { ...macroBody({ isEnabled: false }), version } });
    expect((await change(1)).data).toMatchObject({ isEnabled: false, version: 2 });
    expect(await change(1)).toMatchObject({ code: 409, key: 'stale', data: { current: { version: 2, isEnabled: false } } });
    const remove = (version: number) => as(lead).call(deleteMacro, { params: { macroId: first.macroId }, query: { version } });
    expect((await remove(1)).key).toBe('stale');
    expect((await remove(2)).code).toBe(200);
    expect((await all()).map(({ macroId }) => macroId)).not.toContain(first.macroId);
    expect((await auditsOf(first.macroId)).map(({ action }) => action)).toEqual(['macro.add', 'macro.change', 'macro.delete']);
  });

  it('see which translations are older than the English text, until they are changed or called right', async () => {
    const [front, back] = [
      { kind: 'message' as const, texts: { ...inLanguages('Send the front'), de: 'Vorderseite senden', pl: 'Wyślij przód' } },
      { kind: 'note' as const, texts: { ...inLanguages('Called'), de: 'Angerufen' } },
    ];
    const { macroId, older } = (await add({ steps: [front, back] })).data;
    expect(older).toEqual([]);
    const change = async (version: number, steps: MacroBody['steps'], stillRight: { step: number; language: 'de' | 'pl' }[] = []) =>
      (await as(lead).call(changeMacro, { params: { macroId }, body: { ...macroBody({ steps }), version, stillRight } })).data.older;
    const changed = { ...front, texts: { ...front.texts, en: 'Send the front and the label' } };
    // Moved and changed: what each was written for goes along.
    expect(await change(1, [back, changed])).toEqual([
      { step: 1, language: 'de' },
      { step: 1, language: 'pl' },
    ]);
    const translated = { ...changed, texts: { ...changed.texts, de: 'Vorderseite und Etikett senden' } };
    expect(await change(2, [back, translated])).toEqual([{ step: 1, language: 'pl' }]);
    expect(await change(3, [back, translated], [{ step: 1, language: 'pl' }])).toEqual([]);
    expect(await change(4, [back, translated])).toEqual([]);
  });

  it('are told at the field what is wrong with a macro', async () => {
    const wrongs = async (change: Partial<MacroBody>) => (await add(change)).errors?.map(({ path, rule }) => [path, rule]);
    expect(await wrongs({ steps: [] })).toEqual([['steps', 'required']]);
    expect(await wrongs({ names: inLanguages('') })).toEqual([['names.en', 'required']]);
    const says = (english: string, other: Partial<Record<'de', string>> = {}) =>
      wrongs({ steps: [{ kind: 'message', texts: { ...inLanguages(english), ...other } }] });
    expect(await says('')).toEqual([['steps.0.texts.en', 'required']]);
    expect(await says('Hello {{firstName}}')).toEqual([['steps.0.texts.en', 'macroVariable']]);
    expect(await says('Hello', { de: 'Bis {{due}}' })).toEqual([['steps.0.texts.de', 'macroNothingAsked']]);
    expect(await says('It leaves on {{etd}}')).toEqual([['steps.0.texts.en', 'macroNoDates']]);
    expect(await wrongs({ steps: [{ kind: 'approve' } as never] })).toEqual([['steps.0.kind', 'invalid']]);
  });

  it('alone edit, and only staff who handle requests try steps', async () => {
    const customer = await buildCustomer(app.platform);
    const { requestId } = await buildClaim(app.platform, customer, { submit: true });
    const tried = { requestId, steps: macroBody().steps };
    for (const who of [agent, customer]) {
      expect((await as(who).call(listMacros, {})).code).toBe(403);
      expect((await as(who).call(addMacro, { body: macroBody() })).code).toBe(403);
      expect((await as(who).call(tryMacro, { body: tried })).code).toBe(403);
    }
    const preview = (await as(lead).call(tryMacro, { body: tried })).data;
    expect(preview).toMatchObject({ macroId: null, steps: [{ kind: 'message', blocked: null }] });
    expect((await as(lead).call(tryMacro, { body: { ...tried, requestId: 999_999 } })).code).toBe(404);
    const paths = async (who: BuiltUser) => (await as(who).call(getRouters, {})).data.map(({ path }) => path);
    expect(await paths(lead)).toContain(macroPages.list);
    expect(await paths(agent)).not.toContain(macroPages.list);
  });

  it('can put every kind of step into a macro and see what it would do', async () => {
    const { requestId } = await buildClaim(app.platform, await buildCustomer(app.platform), { submit: true });
    const steps: Record<(typeof macroStepKinds)[number], MacroBody['steps'][number]> = {
      pickUp: { kind: 'pickUp' },
      message: { kind: 'message', texts: inLanguages('Hello') },
      note: { kind: 'note', texts: inLanguages('Called twice') },
      askDetails: { kind: 'askDetails', fields: ['moduleClaim.quantity'], texts: inLanguages('') },
      askSerials: { kind: 'askSerials', verdicts: ['unknown'], texts: inLanguages('Please check') },
      askBank: { kind: 'askBank' },
      setDates: { kind: 'setDates' },
      remind: { kind: 'remind', isLast: true },
      linkDuplicate: { kind: 'linkDuplicate' },
      askFiles: { kind: 'askFiles', photos: ['front'], texts: inLanguages('') },
      proposeRejection: { kind: 'proposeRejection', reasonCode: '2', texts: inLanguages('') },
      complete: { kind: 'complete', outcome: 'answered', texts: inLanguages('Done') },
    };
    for (const kind of macroStepKinds) {
      const tried = await as(lead).call(tryMacro, { body: { requestId, steps: [{ kind: 'pickUp' }, steps[kind]] } });
      expect(tried, kind).toMatchObject({ code: 200, data: { steps: [{ kind: 'pickUp' }, { kind }] } });
    }
  });
});
