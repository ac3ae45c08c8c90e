import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { TipForm } from './tip-form.tsx';
import type { TipFormProps } from './tip-form-props.ts';

/** Opens the customer's form of a task for staff, who answer what they have heard or got from them. */
export function AnswerForCustomer({ tip, request }: Pick<TipFormProps, 'tip' | 'request'>) {
  const { t } = useTranslation('tips');
  const [isOpen, setOpen] = useState(false);
  const name = request.customer?.contactPerson ?? request.guest?.name ?? '';
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('answerForCustomer')}
      </Button>
      <SideDrawer open={isOpen} size={800} title={t('answerFor', { name })} onClose={() => setOpen(false)}>
        <p className="hd-dialog-text hd-hint hd-t13">{t('behalfHint')}</p>
        <TipForm tip={tip} request={request} isOnBehalf />
      </SideDrawer>
    </>
  );
}
