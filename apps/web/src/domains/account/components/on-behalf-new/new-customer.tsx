import { addRtsCustomer } from '@heliodesk/contract/account';
import type { CustomerChoice, RtsCustomerReq } from '@heliodesk/contract/account';
import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { onBehalfPaths } from '../../on-behalf-paths.ts';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import { CustomerCompanyFields, CustomerContactFields } from './customer-fields.tsx';

/** Customers with the same tax number or e-mail address, if that is why the server refused. */
const duplicatesIn = (error: unknown): readonly CustomerChoice[] => (isError(error, 'account.alreadyKnown') ? error.data.customers : []);

/** Enters what is in the form, and moves on to what is filed for the customer; those who are alike are answered first. */
function useEntering(form: FormInstance<RtsCustomerReq>) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(false);
  /** Contacts who were shown as possible duplicates and are others. */
  const seen = useRef<number[]>([]);
  const [duplicates, setDuplicates] = useState<readonly CustomerChoice[]>([]);
  const [failure, setFailure] = useState<string>();
  const [entered, setEntered] = useState<CustomerChoice>();
  const question = useUnsavedChanges(isTouched && entered === undefined && duplicates.length === 0);
  // Only once nothing is unsaved. Coming back to the form starts the next customer.
  useEffect(() => {
    if (!entered) return;
    void navigate(onBehalfPaths.chosen(entered.contactId));
    form.resetFields();
    seen.current = [];
    setEntered(undefined);
  }, [entered, navigate, form]);

  const submit = async (values: RtsCustomerReq) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const customer = await call(addRtsCustomer, { body: { ...values, seen: seen.current }, quiet: true });
      setTouched(false);
      setEntered(customer);
    } catch (error) {
      const found = duplicatesIn(error);
      setDuplicates(found);
      if (error instanceof CallError && error.errors.length > 0) throw error;
      if (found.length === 0) setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const handleAnother = () => {
    seen.current.push(...duplicates.map(({ contactId }) => contactId));
    setDuplicates([]);
    form.submit();
  };
  return {
    isBusy,
    duplicates,
    failure,
    question,
    touch: () => setTouched(true),
    submit: () => submit(form.getFieldsValue(true)),
    handleAnother,
    closeDuplicates: () => setDuplicates([]),
  };
}

/** Enters an RTS customer and moves on to what is filed for them. */
export function NewCustomer() {
  const { t } = useTranslation('onBehalf');
  const [form] = Form.useForm<RtsCustomerReq>();
  const entering = useEntering(form);
  return (
    <div className="hd-new-customer">
      <p className="hd-hint">{t('new.text')}</p>
      {entering.failure && (
        <p className="hd-alert hd-k-bad" role="alert">
          {entering.failure}
        </p>
      )}
      <FormPage<RtsCustomerReq>
        form={form}
        initialValues={{ contactReq: { language: currentLanguage() } }}
        onValuesChange={entering.touch}
        onSubmit={entering.submit}
      >
        <CustomerCompanyFields />
        <CustomerContactFields />
        <Button type="primary" htmlType="submit" loading={entering.isBusy}>
          {t('new.submit')}
        </Button>
      </FormPage>
      {entering.duplicates.length > 0 && (
        <DuplicatesDialog customers={entering.duplicates} onAnother={entering.handleAnother} onClose={entering.closeDuplicates} />
      )}
      {entering.question}
    </div>
  );
}
