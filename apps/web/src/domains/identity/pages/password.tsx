import '../components/profile.css';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { Blank } from '#src/ui/states/blank.tsx';
import { FormSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { TypedPasswordChange } from '../change-password-schema.ts';
import { ownProfile, useChangePassword } from '../profile-queries.ts';
import type { TypedChange } from '../profile-queries.ts';

/** /profile/password: changes one's own password, or helps to get one. */
export default function PasswordPage() {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useQuery(ownProfile);
  return (
    <Page title={t('password.title')}>
      {data ? (
        data.hasPassword ? (
          <ChangeForm email={data.email} />
        ) : (
          <NoPassword />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Page>
  );
}

/** Users of single sign-on alone choose a first password the way a forgotten one is replaced. */
function NoPassword() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  return (
    <Blank
      picture="locked"
      title={t('password.noneTitle')}
      text={t('password.noneText')}
      actions={
        <Button type="primary" onClick={() => void navigate('/forget')}>
          {t('password.noneAction')}
        </Button>
      }
    />
  );
}

const names = ['oldPwd', 'newPwd', 'confirmPwd'] as const;

function ChangeForm({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const { t: label } = useTranslation('fields');
  const [form] = Form.useForm<TypedChange>();
  const [isTyped, setTyped] = useState(false);
  const change = useChangePassword();
  const question = useUnsavedChanges(isTyped);
  const handleSubmit = async (typed: TypedChange) => {
    await change.mutateAsync(typed);
    form.resetFields();
    setTyped(false);
    showToast({ kind: 'good', title: t('password.changed'), text: t('password.changedText') });
  };
  return (
    <div className="hd-password-form">
      <p className="hd-t13 hd-hint">{t('password.text')}</p>
      <FormPage<TypedChange> form={form} onSubmit={handleSubmit} onValuesChange={() => setTyped(true)}>
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            label={label(name)}
            hint={name === 'newPwd' ? t('password.hint') : undefined}
            rules={[schemaRule(TypedPasswordChange, name)]}
          >
            <Input.Password dir="ltr" autoComplete={name === 'oldPwd' ? 'current-password' : 'new-password'} />
          </Field>
        ))}
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('password.save')}
        </Button>
      </FormPage>
      {question}
    </div>
  );
}
