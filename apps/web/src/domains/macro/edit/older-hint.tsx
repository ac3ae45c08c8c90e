import { fallbackLanguage, type Language } from '@heliodesk/contract/kit';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { MacroValues } from './macro-values.ts';
import { includesText } from './older-texts.ts';

interface OlderHintProps {
  /** Of the text in the form, without its language. */
  name: readonly (string | number)[];
  language: Language;
}

/** Says of a translation that it is older than the English text, unless someone calls it right. */
export function OlderHint({ name, language }: OlderHintProps) {
  const { t } = useTranslation('macro');
  const { languageName } = useFormat();
  const form = Form.useFormInstance<MacroValues>();
  const text: unknown = Form.useWatch([...name, language], { form, preserve: true });
  const older = Form.useWatch('older', { form, preserve: true }) ?? [];
  const stillRight = Form.useWatch('stillRight', { form, preserve: true }) ?? [];
  if (language === fallbackLanguage || typeof text !== 'string' || !includesText(older, { language, text })) return null;
  if (includesText(stillRight, { language, text })) return <p className="hd-hint hd-t12">{t('stillRightLater')}</p>;
  return (
    <p className="hd-row hd-row-wrap hd-t12 hd-macro-older">
      <Icon name="warning" size={16} />
      <span>{t('older', { languages: languageName(language) })}</span>
      <Button type="link" size="small" onClick={() => form.setFieldValue('stillRight', [...stillRight, { language, text }])}>
        {t('stillRight')}
      </Button>
    </p>
  );
}
