import './desk.css';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { lazyDialog } from '#src/ui/page/lazy-dialog.tsx';
import { useViewWrites } from './own-views.ts';
import type { DeskState } from './use-desk-state.ts';

const ViewDialog = lazyDialog(() => import('./view-dialog.tsx').then((module) => module.ViewDialog));

/** What can be done with the view that is open: save it, save it as another one, take back changes, edit it. */
export function ViewBar({ desk }: { desk: DeskState }) {
  const { t } = useTranslation(['deskViews', 'common']);
  const { view, state, isChanged, isMissing, content, discard } = desk;
  const [opened, setOpened] = useState<'edit' | 'new'>();
  const isNew = view === undefined && state.isFiltered;
  return (
    <>
      {isMissing && (
        <div className="hd-alert hd-k-warn" role="alert">
          <Icon name="warning" />
          <span className="hd-grow">{t('missing')}</span>
        </div>
      )}
      {(view || isNew) && (
        <div className="hd-row hd-view-bar hd-t13">
          {isChanged && <span className="hd-tag hd-k-warn">{t('changed')}</span>}
          {isChanged && view?.mayEdit && <SaveButton view={view} content={content} onSaved={discard} />}
          {(isChanged || isNew) && (
            <Button size="small" type="link" onClick={() => setOpened('new')}>
              {t('saveAs')}
            </Button>
          )}
          {isChanged && (
            <Button size="small" type="link" onClick={discard}>
              {t('discard')}
            </Button>
          )}
          {view?.mayEdit && !isChanged && (
            <Button size="small" type="link" onClick={() => setOpened('edit')}>
              {t('edit')}
            </Button>
          )}
          {view && view.savedBy !== '' && <span className="hd-hint">{t('savedBy', { name: view.savedBy })}</span>}
        </div>
      )}
      {opened && <ViewDialog {...(opened === 'edit' ? { view } : {})} content={content} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface SaveButtonProps {
  view: NonNullable<DeskState['view']>;
  content: DeskState['content'];
  onSaved: () => void;
}

function SaveButton({ view, content, onSaved }: SaveButtonProps) {
  const { t } = useTranslation(['deskViews', 'common']);
  const [isRunning, setRunning] = useState(false);
  const writes = useViewWrites();
  const save = async () => {
    setRunning(true);
    try {
      await writes.change(view, { ...content(), name: view.name, isShared: view.isShared });
      onSaved();
      showToast({ kind: 'good', title: t('common:savedOf', { name: view.name }) });
    } catch (error) {
      // What the server refused was shown already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button size="small" loading={isRunning} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}
