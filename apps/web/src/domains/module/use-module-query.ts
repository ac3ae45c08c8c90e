import { queryModule } from '@heliodesk/contract/module';
import type { ModuleQueryResult } from '@heliodesk/contract/module';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CallError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { usePublicForm } from '#src/ui/public/use-public-form.ts';
import { plainSerial } from './serial-text.ts';

const asksForCaptcha = (error: unknown): boolean =>
  error instanceof CallError && error.errors.some(({ path, rule }) => path === 'code' || rule === 'captcha' || rule === 'captcha.wrong');

/** The question and its answer. The number is in the address, so that a link or a QR code leads to the answer. */
export function useModuleQuery() {
  const { i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('sn') ?? '';
  const [values, setValues] = useState({ sn: asked, code: '', uuid: '' });
  const [result, setResult] = useState<ModuleQueryResult>();
  const [isBusy, setBusy] = useState(false);
  const [captcha, setCaptcha] = useState({ isAsked: false, round: 0 });
  const loadSchema = async () => (await import('./query-schemas.ts')).querySchema(captcha.isAsked);
  const { form, check, takeFailure } = usePublicForm({ values, onChange: setValues, loadSchema });
  const latest = useRef(0);

  const ask = useCallback(
    async (sn: string, answer: { code?: string; uuid?: string }) => {
      latest.current += 1;
      const turn = latest.current;
      setBusy(true);
      setResult(undefined);
      try {
        const found = await call(queryModule, { query: { sn: plainSerial(sn), ...answer }, quiet: true });
        if (turn === latest.current) setResult(found);
      } catch (error) {
        if (turn !== latest.current) return;
        if (asksForCaptcha(error)) setCaptcha(({ round }) => ({ isAsked: true, round: round + 1 }));
        takeFailure(error);
      } finally {
        if (turn === latest.current) setBusy(false);
      }
    },
    [takeFailure],
  );

  // A number in the address is checked immediately, and again in another language.
  useEffect(() => {
    if (!asked) return;
    setValues((current) => ({ ...current, sn: asked }));
    void ask(asked, {});
  }, [asked, i18n.language, ask]);

  const submit = async () => {
    setValues((current) => ({ ...current, sn: plainSerial(current.sn) }));
    if (!(await check({ ...values, sn: plainSerial(values.sn) }))) return;
    const sn = plainSerial(values.sn);
    if (captcha.isAsked || sn === asked) void ask(sn, captcha.isAsked ? { code: values.code, uuid: values.uuid } : {});
    else setSearch({ sn }, { preventScrollReset: true });
  };
  const askFor = (sn: string) => setSearch({ sn }, { preventScrollReset: true });

  return { form, result, isBusy, captcha, submit, askFor };
}
