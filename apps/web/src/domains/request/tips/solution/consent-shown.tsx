import type { ConsentFile } from '@heliodesk/contract/request';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The written consent with which staff have answered, to download. */
export function ConsentShown({ consent: { fileName, url } }: { consent: ConsentFile }) {
  const { t } = useTranslation('consent');
  return (
    <p>
      <Icon name="file" />{' '}
      <Trans
        t={t}
        i18nKey="shown"
        values={{ name: fileName }}
        components={{
          file: (
            <a href={url} download={fileName}>
              {null}
            </a>
          ),
        }}
      />
    </p>
  );
}
