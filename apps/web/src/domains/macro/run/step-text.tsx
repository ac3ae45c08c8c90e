import { directionOf } from '@heliodesk/contract/kit';
import type { StepPreview } from '@heliodesk/contract/macro';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface StepTextProps {
  step: StepPreview;
  value: string | null;
  onChange: (text: string) => void;
}

/** The text of a step, to change before it is sent; one that is missing has to be written. */
export function StepText({ step, value, onChange }: StepTextProps) {
  const { t } = useTranslation('macro');
  if (!step.text && step.blocked?.why !== 'noText') return null;
  const language = step.textLanguage ?? 'en';
  return (
    <Input.TextArea
      className="hd-macro-edit"
      aria-label={t(`textOf.${step.kind}`)}
      lang={language}
      dir={directionOf(language)}
      autoSize={{ minRows: 2, maxRows: 10 }}
      maxLength={step.textLimit}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
