import './desk.css';
import { AddDeskViewBody } from '@heliodesk/contract/request';
import type { OwnDeskView } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { schemaRule } from '#src/platform/schema-rules.ts';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { ChoiceRadios } from '#src/ui/form/choice-radios.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { FormPage } from '#src/ui/form/form-page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ModalDialog } from '#src/ui/page/modal-dialog.tsx';
import { deskPaths } from './desk-paths.ts';
import { ownViews, useViewWrites } from './own-views.ts';
import type { DeskState } from './use-desk-state.ts';
import { searchOfView } from './view-address.ts';

interface ViewDialogProps {
  /** The view to edit; without it what the desk shows is saved as a new one. */
  view?: OwnDeskView | undefined;
  content: DeskState['content'];
  onClose: () => void;
}

interface Values {
  name: string;
  seenBy: 'me' | 'team';
}

/** Names a view and says who sees it. Mount it to open it. */
export function ViewDialog({ view, content, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['deskViews', 'common', 'fields']);
  const [form] = Form.useForm<Values>();
  const [isRunning, setRunning] = useState(false);
  const navigate = useNavigate();
  const writes = useViewWrites();

  const handleSubmit = async ({ name, seenBy }: Values) => {
    setRunning(true);
    const body = { ...content(), name, isShared: seenBy === 'team' };
    try {
      const saved = view ? await writes.change(view, body) : await writes.add(body);
      onClose();
      showToast({ kind: 'good', title: t('common:savedOf', { name: saved.name }) });
      await navigate({ pathname: deskPaths.list, search: searchOfView(saved.viewId) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <ModalDialog
      open
      width={480}
      title={t(view ? 'edit' : 'saveAs')}
      okText={t('save')}
      confirmLoading={isRunning}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <FormPage<Values>
        form={form}
        initialValues={{ name: view?.name ?? '', seenBy: view?.isShared ? 'team' : 'me' }}
        onSubmit={handleSubmit}
      >
        <Field name="name" label={t('fields:name')} hint={t('nameHint')} rules={[schemaRule(AddDeskViewBody, 'name')]}>
          <Input />
        </Field>
        <SeenBy view={view} />
      </FormPage>
      {view && <ViewTools view={view} onClose={onClose} />}
    </ModalDialog>
  );
}

/** Only the person who saved a view can keep it to themselves. */
function SeenBy({ view }: { view: OwnDeskView | undefined }) {
  const { t } = useTranslation('deskViews');
  const { data } = useQuery(ownViews);
  const teamName = data?.teamName ?? '';
  const isOfOther = view !== undefined && view.savedBy !== '';
  const choices = isOfOther ? (['team'] as const) : teamName === '' && !view?.isShared ? (['me'] as const) : (['me', 'team'] as const);
  const hint = isOfOther ? t('savedBy', { name: view.savedBy }) : teamName === '' ? t('noTeam') : t('teamHint', { team: teamName });
  return (
    <Field name="seenBy" label={t('seenBy')} hint={hint}>
      <ChoiceRadios options={choices.map((value) => ({ value, label: t(value) }))} />
    </Field>
  );
}

/** Its place among the tabs, and deleting it. */
function ViewTools({ view, onClose }: { view: OwnDeskView; onClose: () => void }) {
  const { t } = useTranslation('deskViews');
  const navigate = useNavigate();
  const writes = useViewWrites();
  const { data } = useQuery(ownViews);
  const ids = data?.views.map(({ viewId }) => viewId) ?? [];
  const at = ids.indexOf(view.viewId);
  const move = (by: -1 | 1) => writes.order(ids.toSpliced(at, 1).toSpliced(at + by, 0, view.viewId));
  const remove = async () => {
    await writes.remove(view.viewId);
    onClose();
    await navigate(deskPaths.list);
  };
  return (
    <div className="hd-row hd-view-tools">
      <Button icon={<Icon name="arrow-back" />} disabled={at <= 0} onClick={() => void move(-1)}>
        {t('earlier')}
      </Button>
      <Button icon={<Icon name="arrow-on" />} disabled={at === ids.length - 1} onClick={() => void move(1)}>
        {t('later')}
      </Button>
      <span className="hd-end">
        <ConfirmButton
          type="text"
          danger
          title={t('deleteTitle')}
          text={t(view.isShared ? 'deleteSharedText' : 'deleteText', { name: view.name })}
          onConfirm={remove}
        >
          {t('delete')}
        </ConfirmButton>
      </span>
    </div>
  );
}
