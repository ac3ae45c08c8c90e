import './own.css';
import { ContactView } from '@heliodesk/contract/account';
import type { OwnContactBody } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { readCurrentAs } from '#src/platform/http/error-policy.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { FormDrawer } from '#src/ui/form/form-drawer.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Descriptions } from '#src/ui/page/descriptions.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { useOpenParam } from '#src/ui/page/use-open-param.ts';
import { useSaveContact } from '../../own-queries.ts';
import { OwnContactFields } from './contact-fields.tsx';
import { contactValues, useDescribeContact } from './contact.ts';
import { LockedNote } from './locked-note.tsx';

/** Who one is to the manufacturer; `param` names the drawer in the address. */
export function ContactCard({ contact, param }: { contact: ContactView; param?: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const { t: label } = useTranslation('fields');
  const { opened, open, close } = useOpenParam(param);
  const describe = useDescribeContact();
  const save = useSaveContact();
  const handleSave = async (body: OwnContactBody) => {
    await save.mutateAsync(body);
    showToast({ kind: 'good', title: t('contact.saved') });
    close();
  };
  return (
    <>
      <Block
        title={t('contact.card')}
        actions={
          <Can permission="csp:account:edit">
            <Button size="small" icon={<Icon name="pen" />} title={t('person.edit')} onClick={() => open()}>
              {t('common:edit')}
            </Button>
          </Can>
        }
        foot={<LockedNote text={t('contact.locked')} />}
      >
        <Descriptions items={[...describe(contactValues(contact)), { label: label('email'), text: contact.email, reads: 'ltr' }]} />
      </Block>
      {opened && (
        <FormDrawer<OwnContactBody>
          title={t('person.edit')}
          values={contactValues(contact)}
          persistKey="contact"
          onSave={handleSave}
          onClose={close}
          readCurrent={readCurrentAs(ContactView, contactValues)}
          describe={describe}
        >
          <OwnContactFields />
        </FormDrawer>
      )}
    </>
  );
}
