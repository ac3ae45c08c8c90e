import type { OwnFactors } from '@heliodesk/contract/identity';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { useForgetDevice } from '../../second-factor-queries.ts';

/** Devices that skip the second factor; each can be forgotten. */
export function RememberedDevices({ devices }: { devices: OwnFactors['devices'] }) {
  const { t } = useTranslation(['secondFactor', 'profile']);
  const forget = useForgetDevice();
  return (
    <Block title={t('devices')}>
      <p className="hd-t13 hd-hint">{t('devicesText')}</p>
      {devices.length === 0 && <p className="hd-t13">{t('noDevices')}</p>}
      <ul className="hd-sessions">
        {devices.map(({ deviceId, browser, system, device, createTime, expireTime }) => (
          <li key={deviceId}>
            <Icon name={device === 'phone' || device === 'tablet' ? 'smartphone' : 'desktop'} size={20} />
            <div className="hd-grow">
              <p>
                <b>
                  {browser !== null && system !== null
                    ? t('profile:sessions.on', { browser, system })
                    : (browser ?? system ?? t('profile:sessions.unknown'))}
                </b>
              </p>
              <p className="hd-t12 hd-hint">
                {t('added')} <LocalTime at={createTime} />
                <br />
                {t('until')} <LocalTime at={expireTime} />
              </p>
            </div>
            <span className="hd-t12">
              <PromiseArc dueAt={expireTime} since={createTime} />
            </span>
            <Button type="text" size="small" loading={forget.isPending} onClick={() => forget.mutate(deviceId)}>
              {t('forget')}
            </Button>
          </li>
        ))}
      </ul>
    </Block>
  );
}
