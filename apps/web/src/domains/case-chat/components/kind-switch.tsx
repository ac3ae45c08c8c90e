import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';

/** Whether what is written is a reply or an internal note. */
export function KindSwitch({ isNote, onChange }: { isNote: boolean; onChange: (isNote: boolean) => void }) {
  const { t } = useTranslation('caseChat');
  return (
    <SegmentedControl
      size="small"
      aria-label={t('reply.kind')}
      value={isNote ? 'note' : 'reply'}
      onChange={(kind) => onChange(kind === 'note')}
      options={[
        { value: 'reply', label: t('reply.publicReply') },
        { value: 'note', label: t('reply.internal') },
      ]}
    />
  );
}
