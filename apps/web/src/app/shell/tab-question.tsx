import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import type { TabStore } from './tab-store.ts';
import { useTabTitles } from './use-tab-titles.ts';

/** Asks before something that was typed is lost. */
export function TabQuestionDialog({ store }: { store: TabStore }) {
  const { t } = useTranslation(['shell', 'ui', 'common']);
  const titleOf = useTabTitles();
  const question = useSyncExternalStore(store.question.subscribe, store.question.get);
  if (!question) return null;
  const { kind, tabs } = question;
  const [first] = tabs;
  const title = first ? titleOf(first) : '';
  const asks = {
    signOut: t('tabs.signOutTitle'),
    refresh: t('tabs.refreshTitle', { title }),
    close: tabs.length === 1 ? t('tabs.closeTitle', { title }) : t('tabs.closeManyTitle', { count: tabs.length }),
  };
  const does = { signOut: t('signOut'), refresh: t('common:refresh'), close: t('common:close') };
  return (
    <ModalDialog
      open
      closable={false}
      title={asks[kind]}
      width={420}
      okText={does[kind]}
      cancelText={t('common:cancel')}
      okButtonProps={{ danger: true }}
      onOk={() => store.answer(true)}
      onCancel={() => store.answer(false)}
    >
      {t('tabs.closeText')}
    </ModalDialog>
  );
}
