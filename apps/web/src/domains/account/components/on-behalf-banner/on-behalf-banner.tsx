import './on-behalf-banner.css';
import type { CustomerChoice } from '@heliodesk/contract/account';
import { Button } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { onBehalfPaths } from '../../on-behalf-paths.ts';

/** Shown above every screen while acting for a customer: who it is, that everything sent is marked, and how to stop. */
export function OnBehalfBanner({ customer: { companyName, contactPerson } }: { customer: CustomerChoice }) {
  const { t } = useTranslation('onBehalf');
  const { sentenceGap } = useFormat();
  const navigate = useNavigate();
  const name = useCurrentUser()?.user.userName ?? '';
  return (
    <section className="hd-on-behalf" aria-label={t('actingLabel')}>
      <Icon name="person" size={20} />
      <p role="status">
        <Trans
          t={t}
          i18nKey="acting"
          values={{ company: companyName, person: contactPerson }}
          components={{ b: <b dir="auto">{null}</b> }}
          shouldUnescape
        />
        {sentenceGap}
        <span className="hd-not-phone">{t('marked', { name })}</span>
      </p>
      <Button size="small" onClick={() => void navigate(onBehalfPaths.choose)}>
        {t('stop')}
      </Button>
    </section>
  );
}
