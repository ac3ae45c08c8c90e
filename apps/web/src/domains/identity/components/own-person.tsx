import { OwnProfile, OwnProfileBody } from '@heliodesk/contract/identity';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { Field } from '#src/ui/form/field.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { useSaveProfile } from '../profile-queries.ts';

const valuesOf = ({ phone, jobTitle, version }: OwnProfile): OwnProfileBody => ({ phone, jobTitle, version });

function useDescribeProfile(): (values: OwnProfileBody) => DescriptionItem[] {
  const { t } = useTranslation(['profile', 'fields']);
  const { t: label } = useTranslation('fields');
  return ({ phone, jobTitle }) => [
    { label: label('jobTitle'), text: jobTitle ?? '' },
    { label: t('fields:phone'), text: phone, reads: 'ltr' },
  ];
}

/** Who one is here, and what of it one changes oneself. */
export function OwnPerson({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['profile', 'common', 'fields']);
  const { t: label } = useTranslation('fields');
  const { opened, open, close } = useOpenParam();
  const describe = useDescribeProfile();
  const isCustomer = profile.kind === 'customer';
  const items: DescriptionItem[] = [
    { label: t('common:personName'), text: profile.name },
    { label: label('email'), text: profile.email, reads: 'ltr' },
    { label: t(profile.kind === 'staff' ? 'fields:team' : 'common:company'), text: profile.organization ?? '' },
    ...describe(valuesOf(profile)),
  ];
  return (
    <>
      <Block
        title={t('contact.card')}
        actions={
          !isCustomer && (
            <Button size="small" icon={<Icon name="pen" />} onClick={() => open()}>
              {t('common:edit')}
            </Button>
          )
        }
        foot={
          <span className="hd-hint">
            {isCustomer ? <RichText text={t('person.inContact')} marks={{ link: <Link to="/profile/contact" /> }} /> : t('person.locked')}
          </span>
        }
      >
        <Descriptions items={items} />
      </Block>
      {opened && !isCustomer && <PersonDrawer profile={profile} onClose={close} />}
    </>
  );
}

function PersonDrawer({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'fields']);
  const { t: label } = useTranslation('fields');
  const describe = useDescribeProfile();
  const save = useSaveProfile();
  const handleSave = async (body: OwnProfileBody) => {
    await save.mutateAsync(body);
    showToast({ kind: 'good', title: t('contact.saved') });
    onClose();
  };
  return (
    <FormDrawer<OwnProfileBody>
      title={t('person.edit')}
      values={valuesOf(profile)}
      persistKey="profile"
      onSave={handleSave}
      onClose={onClose}
      readCurrent={readCurrentAs(OwnProfile, valuesOf)}
      describe={describe}
    >
      <Field name="jobTitle" label={label('jobTitle')} rules={[schemaRule(OwnProfileBody, 'jobTitle')]}>
        <Input autoComplete="organization-title" />
      </Field>
      <Field name="phone" label={t('fields:phone')} hint={t('hint.phone')} rules={[schemaRule(OwnProfileBody, 'phone', t('fields:phone'))]}>
        <Input type="tel" autoComplete="tel" dir="ltr" />
      </Field>
    </FormDrawer>
  );
}
