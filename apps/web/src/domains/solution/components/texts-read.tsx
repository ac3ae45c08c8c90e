import type { SolutionPlan } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Block } from '#src/ui/page/page.tsx';

/** What the customer reads, to look at. */
export function CustomerRead({ plan: { publicText, draftText, language } }: { plan: SolutionPlan }) {
  const { t } = useTranslation(['solution', 'fields']);
  const { languageName } = useFormat();
  const text = publicText || draftText;
  if (text === '') return null;
  return (
    <Block
      title={t('fields:publicText')}
      actions={
        <span className="hd-hint hd-t13 hd-row">
          <Icon name="globe" /> {t('text.language', { language: languageName(language) })}
        </span>
      }
    >
      <p className="hd-sol-text hd-t13" lang={language} dir="auto">
        {text}
      </p>
    </Block>
  );
}

/** What its author wrote to the one who approves. */
export function NoteRead({ plan: { note, round } }: { plan: SolutionPlan }) {
  const { t } = useTranslation('solution');
  if (note === '') return null;
  return (
    <Block title={t('note.title')} actions={round && <bdi className="hd-hint hd-t13">{round.sentBy}</bdi>}>
      <p className="hd-sol-text hd-t13" dir="auto">
        {note}
      </p>
    </Block>
  );
}
