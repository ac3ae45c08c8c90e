import './desk.css';
import { useTranslation } from 'react-i18next';
import { mayNow } from '#src/platform/session.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { permissionOf, shortcuts } from './shortcuts.ts';
import type { ShortcutName } from './shortcuts.ts';

interface ShortcutsDialogProps {
  /** The keys of this page. */
  of: readonly ShortcutName[];
  onClose: () => void;
}

/** What the reader, in their role, can do by keyboard on this page. Mount it to open it. */
export function ShortcutsDialog({ of, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation(['desk', 'common', 'shell']);
  const keyNames: Partial<Record<string, string>> = {
    Enter: t('shell:search.keys.enter'),
    'Ctrl Enter': t('shell:search.keys.newTab'),
    'Ctrl Shift Enter': t('keys.sendAnswerKeys'),
    'Ctrl K': t('shell:search.keys.ctrl'),
  };
  const allowed = of.filter((name) => mayNow(permissionOf(name)));
  return (
    <ModalDialog open title={t('keys.title')} width={400} footer={null} onCancel={onClose}>
      <dl className="hd-shortcuts">
        {allowed.map((name) => (
          <div key={name}>
            <dt>
              <kbd className="hd-kbd">{keyNames[shortcuts[name].key] ?? shortcuts[name].key}</kbd>
            </dt>
            <dd>{t(shortcuts[name].label)}</dd>
          </div>
        ))}
      </dl>
    </ModalDialog>
  );
}
