import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Tells a customer who has begun the claim for them. */
export function StartedNotice({ by }: { by: string }) {
  const { t } = useTranslation('behalf');
  return (
    <div className="hd-alert hd-copy">
      <Icon name="person" size={20} />
      <span className="hd-grow">
        <Trans t={t} i18nKey="begunFor" values={{ by }} components={{ b: <b dir="auto">{null}</b> }} shouldUnescape />
      </span>
    </div>
  );
}
