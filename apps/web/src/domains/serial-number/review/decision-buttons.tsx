import type { ReviewState } from '@heliodesk/contract/request';
import type { SerialReview } from '@heliodesk/contract/serial-number';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useMenuFocus } from '#src/ui/page/use-menu-focus.ts';

interface DecisionButtonsProps {
  reasons: SerialReview['reasons'];
  onDecide: (decision: ReviewState, reasonCode?: string) => void;
}

/** The decisions as buttons; refusing asks for a reason. */
export function DecisionButtons({ reasons, onDecide }: DecisionButtonsProps) {
  const { t } = useTranslation(['serialReview', 'review']);
  const menuFocus = useMenuFocus();
  return (
    <>
      <button type="button" onClick={() => onDecide('accepted')}>
        <Icon name="check" /> {t('review:decide.accepted')}
      </button>
      <Dropdown
        {...menuFocus}
        trigger={['click']}
        menu={{
          'aria-label': t('review:chooseReason'),
          items: reasons.map(({ value, label }) => ({ key: value, label })),
          onClick: ({ key }) => onDecide('refused', key),
        }}
      >
        <button type="button" aria-haspopup="menu">
          <Icon name="close" /> {t('review:decide.refused')}
        </button>
      </Dropdown>
      <button type="button" onClick={() => onDecide('asked')}>
        <Icon name="help" /> {t('review:decide.asked')}
      </button>
      <button type="button" onClick={() => onDecide('undecided')}>
        {t('review:decide.undecided')}
      </button>
    </>
  );
}
