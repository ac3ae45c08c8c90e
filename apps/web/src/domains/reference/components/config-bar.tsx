import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { useConfigChanges } from './use-config-changes.ts';

/** Saves what fits, and leads to what does not. Nothing where nothing was changed. */
export function ConfigBar({ edit }: { edit: ReturnType<typeof useConfigChanges> }) {
  const { t } = useTranslation('reference');
  const { changed, valid } = edit;
  if (changed.length === 0) return null;
  const wrong = changed.filter((row) => !valid.includes(row));
  const handleSave = async () => {
    const saved = await edit.save();
    if (saved > 0) showToast({ kind: 'good', title: t('savedKeys', { count: saved }) });
  };
  return (
    <footer className="hd-wizard-foot hd-conf-bar">
      {wrong[0] && (
        <a className="hd-conf-problem" href={`#key-${wrong[0].configKey}`}>
          <Icon name="warning" /> {t('cannotSave', { count: wrong.length })}
        </a>
      )}
      <output>{t('changes', { count: changed.length })}</output>
      <span className="hd-end">
        <Button type="text" disabled={edit.isSaving} onClick={edit.undoAll}>
          {t('undoAll')}
        </Button>
        <Button type="primary" disabled={valid.length === 0} loading={edit.isSaving} onClick={() => void handleSave()}>
          {t('saveChanges', { count: valid.length })}
        </Button>
      </span>
    </footer>
  );
}
