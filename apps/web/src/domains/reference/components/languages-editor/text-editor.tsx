import type { Language } from '@heliodesk/contract/kit';
import { languageNames } from '@heliodesk/phrases/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { forgetPersistedForm } from '#src/ui/form/use-persisted-form.ts';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { useUnsavedChanges } from '#src/ui/page/use-unsaved-changes.ts';
import { ListSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { SideDrawer } from '#src/ui/page/side-drawer.tsx';
import { phraseText } from '../languages-list/language-queries.ts';
import { TextForm } from './text-form.tsx';
import { persistKeyOf } from './use-text.ts';

interface TextEditorProps {
  phrase: string;
  language: Language;
  onClose: () => void;
}

/** One text in one language: what the release says, the own words, and how they look in their place. */
export function TextEditor({ phrase, language, onClose }: TextEditorProps) {
  const { t } = useTranslation(['languages', 'ui']);
  const { data, error, refetch } = useQuery(phraseText(phrase, language));
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const question = useUnsavedChanges(isUnsaved);
  const handleLeave = () => {
    forgetPersistedForm(persistKeyOf({ key: phrase, language }));
    onClose();
  };
  return (
    <SideDrawer
      open
      size={440}
      rootClassName="hd-lang-editor"
      closable={{ placement: 'end' }}
      title={
        <>
          {t('editor.title', { language: languageNames[language] })}
          <span className="hd-hint hd-t12 hd-lang-key-name">
            <Ltr mono>{phrase}</Ltr>
          </span>
        </>
      }
      onClose={() => (isUnsaved ? setAsking(true) : onClose())}
    >
      {data ? <TextForm view={data} onUnsaved={setUnsaved} /> : error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton />}
      <ModalDialog
        open={isAsking}
        closable={false}
        width={420}
        title={t('ui:form.unsavedTitle')}
        okText={t('ui:form.leave')}
        cancelText={t('ui:form.stay')}
        okButtonProps={{ danger: true }}
        onOk={handleLeave}
        onCancel={() => setAsking(false)}
      >
        {t('ui:form.unsavedText')}
      </ModalDialog>
      {question}
    </SideDrawer>
  );
}
