import type { CustomerChoice } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { onBehalfPaths } from '../../on-behalf-paths.ts';
import { CustomerTypeTag, BlockReasonLabel } from '../on-behalf-choice/customer-labels.tsx';
import './duplicates-dialog.css';

interface DuplicatesDialogProps {
  customers: readonly CustomerChoice[];
  /** It is someone else: enter them. */
  onAnother: () => unknown;
  onClose: () => void;
}

/** Who has the same tax number or address. No one is joined to anyone without being chosen. */
export function DuplicatesDialog({ customers, onAnother, onClose }: DuplicatesDialogProps) {
  const { t } = useTranslation('onBehalf');
  return (
    <ModalDialog
      open
      title={t('duplicates.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('duplicates.back')}</Button>
          <Button onClick={() => void onAnother()}>{t('duplicates.another')}</Button>
        </>
      }
    >
      <p>{t('duplicates.text')}</p>
      <ul className="hd-duplicates">
        {customers.map((customer) => (
          <li key={customer.contactId}>
            <div>
              <b dir="auto">{customer.companyName}</b> <CustomerTypeTag type={customer.customerType} />
              <p className="hd-hint">
                <bdi>{customer.contactPerson}</bdi> · <Ltr>{customer.email}</Ltr> · <Ltr mono>{customer.taxNo}</Ltr>
              </p>
            </div>
            {customer.blockReason === null ? (
              <ChooseLink customer={customer} onChoose={onClose} />
            ) : (
              <BlockReasonLabel blockReason={customer.blockReason} />
            )}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

function ChooseLink({ customer: { contactId, contactPerson, companyName }, onChoose }: { customer: CustomerChoice; onChoose: () => void }) {
  const { t } = useTranslation('onBehalf');
  return (
    <Link
      to={onBehalfPaths.chosen(contactId)}
      onClick={onChoose}
      aria-label={t('actForNamed', { person: contactPerson, company: companyName })}
    >
      {t('actFor')}
    </Link>
  );
}
