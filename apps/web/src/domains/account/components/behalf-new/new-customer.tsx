import { addRtsCustomer } from '@heliodesk/contract/account';
import type { CustomerChoice, RtsCustomerReq } from '@heliodesk/contract/account';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { behalfPaths } from '../../behalf-paths.ts';
import { AlikeDialog } from './alike-dialog.tsx';
import { CompanyFields, ContactFields } from './customer-fields.tsx';

const known = 409;

/** Customers whom the server found to have the same marks, if that was why it refused. */
const alikeIn = (error: unknown): readonly CustomerChoice[] => {
  if (!(error instanceof CallError) || error.code !== known) return [];
  const { customers } = (error.data ?? {}) as { customers?: readonly CustomerChoice[] };
  return customers ?? [];
};

/** Enters an RTS customer and goes on to what is filed for them. */
export function NewCustomer() {
  const { t } = useTranslation('behalf');
  const navigate = useNavigate();
  const [form] = Form.useForm<RtsCustomerReq>();
  const [isBusy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [alike, setAlike] = useState<readonly CustomerChoice[]>([]);
  const [failure, setFailure] = useState<string>();
  const [entered, setEntered] = useState<CustomerChoice>();
  const question = useUnsavedChanges(isTouched && entered === undefined && alike.length === 0);
  // Not before nothing is unsaved any more. Whoever comes back to the form enters the next one.
  useEffect(() => {
    if (!entered) return;
    void navigate(behalfPaths.chosen(entered.contactId));
    form.resetFields();
    setSeen([]);
    setEntered(undefined);
  }, [entered, navigate, form]);

  const enter = async (values: RtsCustomerReq, shown: readonly number[]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const customer = await call(addRtsCustomer, { body: { ...values, seen: [...shown] }, quiet: true });
      setTouched(false);
      setEntered(customer);
    } catch (error) {
      const found = alikeIn(error);
      setAlike(found);
      if (error instanceof CallError && error.errors.length > 0) throw error;
      if (found.length === 0) setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const handleAnother = async () => {
    const shown = [...seen, ...alike.map(({ contactId }) => contactId)];
    setSeen(shown);
    setAlike([]);
    await enter(form.getFieldsValue(true), shown);
  };
  return (
    <div className="hd-new-customer">
      <p className="hd-hint">{t('new.text')}</p>
      {failure && (
        <p className="hd-alert hd-k-bad" role="alert">
          {failure}
        </p>
      )}
      <FormPage<RtsCustomerReq>
        form={form}
        initialValues={{ contactReq: { language: currentLanguage() } }}
        onValuesChange={() => setTouched(true)}
        onSubmit={() => enter(form.getFieldsValue(true), seen)}
      >
        <CompanyFields />
        <ContactFields />
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('new.submit')}
        </Button>
      </FormPage>
      {alike.length > 0 && <AlikeDialog customers={alike} onAnother={handleAnother} onClose={() => setAlike([])} />}
      {question}
    </div>
  );
}
