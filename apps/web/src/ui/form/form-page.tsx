import './form.css';
import { Button, Form } from 'antd';
import type { FormInstance, FormProps } from 'antd';
import { useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/platform/http/call-error.ts';
import { isLeftToForm } from '#src/platform/http/error-policy.ts';
import { Icon } from '../icons/icon.tsx';
import { FieldLabelsContext } from './field-labels.ts';
import { FormErrorSummary } from './form-error-summary.tsx';
import type { FormIssue } from './form-error-summary.tsx';
import { namePathOf, pathText } from './name-path.ts';
import type { NamePath } from './name-path.ts';
import { useIssues } from './use-issues.ts';
import { usePersistedForm } from './use-persisted-form.ts';

interface FormPageProps<Values> extends Pick<FormProps<Values>, 'initialValues' | 'onValuesChange' | 'disabled' | 'id'> {
  form: FormInstance<Values>;
  /** Saves. What the server refuses (510) lands at the fields; other errors are the platform's. */
  onSubmit: (values: Values) => unknown;
  /** Under which name the server knows the form's values: `moduleClaim` in `moduleClaim.defectDate`. */
  serverPrefix?: string;
  /** Holds what is typed in this tab under this name until it is saved; not for secrets. */
  persistKey?: string;
  children: ReactNode;
  className?: string;
}

function RequiredLabel({ label, isRequired }: { label: ReactNode; isRequired: boolean }) {
  return (
    <>
      {label}
      {isRequired && (
        <span className="hd-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

const markRequired = (label: ReactNode, { required }: { required: boolean }) => <RequiredLabel label={label} isRequired={required} />;

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div className="hd-alert hd-restored" role="status">
      <Icon name="info" />
      <span className="hd-grow">{t('form.kept')}</span>
      <Button size="small" onClick={onDiscard}>
        {t('form.keptDiscard')}
      </Button>
    </div>
  );
}

/** Brings a field into view and puts the focus into it. */
const goTo = (form: FormInstance, name: NamePath): void =>
  form.scrollToField(typeof name === 'object' ? [...name] : [name], { block: 'center', focus: true });

/** A form: checks a field on leaving it, everything on submit, and shows the server's errors at their fields. */
export function FormPage<Values>({ form, onSubmit, serverPrefix, persistKey, onValuesChange, children, ...rest }: FormPageProps<Values>) {
  // Fields of the same name in a page that is kept behind this one must not share their ids.
  const formId = useId();
  const labels = useRef(new Map<string, string>());
  const register = useMemo(
    () => ({
      set: (name: NamePath, label: string) => void labels.current.set(pathText(name), label),
      remove: (name: NamePath) => void labels.current.delete(pathText(name)),
    }),
    [],
  );
  const fields: FormInstance = form;
  const { issues, mended, show, forgetMended } = useIssues(fields);
  const persisted = usePersistedForm(fields, persistKey);
  const labelOf = (name: NamePath): string | undefined => labels.current.get(pathText(name));

  const handleSubmit = async (values: Values) => {
    show([]);
    try {
      await onSubmit(values);
      persisted.forget();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const refused = error.errors.map(({ path, message }): FormIssue => {
        const name = namePathOf(serverPrefix && path.startsWith(`${serverPrefix}.`) ? path.slice(serverPrefix.length + 1) : path);
        if (labelOf(name) === undefined) return { message };
        fields.setFields([{ name, errors: [message] }]);
        return { name, label: labelOf(name), message };
      });
      // A broken rule without a field is shown above the form; other errors show themselves.
      show(refused.length === 0 && isLeftToForm(error) ? [{ message: error.message }] : refused);
    }
  };

  return (
    <FieldLabelsContext value={register}>
      {persisted.isRestored && <RestoredNotice onDiscard={persisted.discard} />}
      <FormErrorSummary issues={issues} mended={mended} onGo={(name) => goTo(fields, name)} />
      <Form<Values>
        form={form}
        name={formId}
        layout="vertical"
        noValidate
        scrollToFirstError={false}
        requiredMark={markRequired}
        onValuesChange={(changed: Partial<Values>, all) => {
          persisted.write();
          onValuesChange?.(changed, all);
          void forgetMended(changed);
        }}
        onFinish={(values) => void handleSubmit(values)}
        onFinishFailed={({ errorFields }) =>
          show(errorFields.map(({ name, errors }) => ({ name, label: labelOf(name), message: errors[0] ?? '' })))
        }
        {...rest}
      >
        {children}
      </Form>
    </FieldLabelsContext>
  );
}
