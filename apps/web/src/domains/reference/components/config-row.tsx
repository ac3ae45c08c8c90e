import { removeConfig } from '@heliodesk/contract/reference';
import type { ConfigRow } from '@heliodesk/contract/reference';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { ConfirmButton } from '#src/ui/actions/confirm-button.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useRefresh } from '../administration-queries.ts';
import { ConfigEditor } from './config-editor.tsx';
import { problemOf } from './use-config-changes.ts';
import type { ConfigChange } from './use-config-changes.ts';
import { useConfigLabel } from './use-config-label.ts';

interface ConfigRowViewProps {
  row: ConfigRow;
  pending: ConfigChange | undefined;
  onChange: (value: string) => void;
  onUndo: () => void;
}

/** One key: what it is, its value, and what it is without a change. */
export function ConfigRowView({ row, pending, onChange, onUndo }: ConfigRowViewProps) {
  const { t } = useTranslation(['reference', 'ui']);
  const label = useConfigLabel();
  const { sentenceGap } = useFormat();
  const problemId = useId();
  const noticeId = useId();
  const problem = problemOf(row, pending);
  return (
    <div className="hd-conf" id={`key-${row.configKey}`}>
      <div>
        <b>{row.configName}</b> {pending && <span className="hd-tag hd-k-info">{t('changed')}</span>}
        <p className="hd-hint hd-t12">{row.remark}</p>
        <p className="hd-hint hd-t12">
          <Ltr mono>{row.configKey}</Ltr>
        </p>
      </div>
      <div className="hd-conf-editor">
        <ConfigEditor
          row={row}
          value={pending?.value ?? row.configValue}
          problemId={problem && problemId}
          noticeId={row.notice === '' ? undefined : noticeId}
          onChange={onChange}
        />
        {row.notice !== '' && (
          <p className="hd-alert hd-k-warn hd-t13" id={noticeId}>
            <Icon name="warning" />
            <span>{row.notice}</span>
          </p>
        )}
        {problem && (
          <p className="hd-conf-problem hd-t13" id={problemId} role="alert">
            <Icon name="warning" /> {problem}
          </p>
        )}
        {pending?.theirs && (
          <p className="hd-alert hd-k-warn hd-t13" role="alert">
            <span>{t('newerValue', { value: label(row.rule, pending.theirs.configValue) })}</span>
            <Button size="small" onClick={onUndo}>
              {t('ui:compare.take')}
            </Button>
          </p>
        )}
      </div>
      <div className="hd-conf-default hd-hint hd-t12">
        {!row.isOwn && (
          <p>
            {t('default')}
            {sentenceGap}
            <bdi>{label(row.rule, row.defaultValue)}</bdi>
          </p>
        )}
        {row.isChanged && <BackToDefault row={row} onDone={onUndo} />}
      </div>
    </div>
  );
}

function BackToDefault({ row, onDone }: { row: ConfigRow; onDone: () => void }) {
  const { t } = useTranslation('reference');
  const refresh = useRefresh('configuration');
  const handleRemove = async () => {
    await call(removeConfig, { params: { id: row.configId } });
    onDone();
    await refresh();
  };
  return (
    <Can permission="system:config:remove">
      <ConfirmButton
        type="link"
        size="small"
        danger={row.isOwn}
        title={t(row.isOwn ? 'removeFile' : 'toDefaultTitle', { name: row.configName })}
        text={row.isOwn ? t('removeFileText') : t('toDefaultText')}
        onConfirm={handleRemove}
      >
        {t(row.isOwn ? 'remove' : 'toDefault')}
      </ConfirmButton>
    </Can>
  );
}
