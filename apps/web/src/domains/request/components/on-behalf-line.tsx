import type { OnBehalf } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Who filed a request and for which contact; nothing if the contact filed it. */
export function OnBehalfLine({ onBehalf }: { onBehalf: OnBehalf | null }) {
  const { t } = useTranslation('onBehalf');
  if (onBehalf === null) return null;
  return (
    <span className="hd-hint">
      <Icon name="people" />
      <span>
        <Trans
          t={t}
          i18nKey="filedBy"
          values={{ by: onBehalf.by, person: onBehalf.contactPerson }}
          components={{ b: <b dir="auto">{null}</b> }}
          shouldUnescape
        />
      </span>
    </span>
  );
}
