import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

export type CaseView = 'conversation' | 'progress' | 'details';

interface CaseSwitchProps {
  view: CaseView;
  views: readonly CaseView[];
  unread: number;
  onChange: (view: CaseView) => void;
}

/** Where the columns of a case do not fit side by side, they are views. */
export function CaseSwitch({ view, views, unread, onChange }: CaseSwitchProps) {
  const { t } = useTranslation('request');
  return (
    <div className="hd-case-switch">
      <Segmented<CaseView>
        aria-label={t('case.views')}
        value={view}
        onChange={onChange}
        options={views.map((name) => ({
          value: name,
          label: (
            <>
              {t(`case.${name}`)}{' '}
              {name === 'conversation' && unread > 0 && view !== 'conversation' && <span className="hd-count hd-k-act">{unread}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}
