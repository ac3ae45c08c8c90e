import './desk.css';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface ShortcutsDialogProps {
  /** Each key with what it does. */
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
}

/** What can be done by keyboard on this page. Mount it to open it. */
export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('desk');
  return (
    <Modal open title={t('keys.title')} width={400} footer={null} onCancel={onClose}>
      <dl className="hd-shortcuts">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd className="hd-kbd">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
