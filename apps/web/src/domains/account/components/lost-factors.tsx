import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorResetsDialog } from '#src/domains/identity/index.ts';
import { useCan } from '#src/platform/session.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The way of administrators to the lost second factors that wait for them. */
export function LostFactors() {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  if (!useCan('system:user:edit')) return null;
  return (
    <>
      <Button icon={<Icon name="key" />} onClick={() => setOpen(true)}>
        {t('lostFactors')}
      </Button>
      {isOpen && <FactorResetsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
