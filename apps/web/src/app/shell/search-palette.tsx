import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { PageChoices } from '#src/ui/page/tab.ts';
import { NotFound } from '#src/ui/states/states.tsx';
import { longestSearch } from './matching.ts';
import { Hits } from './palette-hits.tsx';
import type { PaletteHit } from './palette-hits.tsx';
import { ShellDialog } from './shell-dialog.tsx';
import { usePaletteHits, useStepHits } from './use-palette-hits.tsx';
import type { Searched } from './use-palette-hits.tsx';

interface SearchPaletteProps extends Searched {
  onClose: () => void;
}

/** The second step of an action: which one, and what it asks for. */
interface Step {
  label: string;
  choices: PageChoices;
}

/** The text, the step, what was found, and what the keys do with it. */
function usePalette(searched: Searched, onClose: () => void) {
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>();
  const first = usePaletteHits(searched, step === undefined ? text : '');
  const second = useStepHits(step?.choices, text);
  const found = step === undefined ? first : second;
  const { marked, mark, handleArrows } = useMarkedHit(found.hits.length);
  const chosen = found.hits[marked];
  const goTo = (next: Step | undefined) => {
    setStep(next);
    setText('');
    mark(0);
  };
  const open = (hit: PaletteHit | undefined) => {
    if (hit?.choices) return goTo({ label: typeof hit.title === 'string' ? hit.title : '', choices: hit.choices });
    if (!hit?.run) return;
    onClose();
    hit.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && text === '');
    if (handleArrows(event)) return;
    if (event.key === 'Tab' && !event.shiftKey && chosen?.choices) open(chosen);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && chosen?.to !== undefined) openInNewTab(chosen.to);
    else if (event.key === 'Enter') open(chosen);
    else if (isBack && step !== undefined) goTo(undefined);
    else return;
    event.preventDefault();
  };
  const type = (typed: string) => {
    setText(typed);
    mark(0);
  };
  return { ...found, text, type, step, leaveStep: () => goTo(undefined), open, marked, chosen, handleKey };
}

/** Finds actions on the page, views and pages of the menu and, for staff, requests and serial numbers. */
export function SearchPalette({ onClose, ...searched }: SearchPaletteProps) {
  const { t } = useTranslation(['shell', 'common']);
  const listId = useId();
  const { hits, hasFailed, isNothing, text, type, step, leaveStep, open, marked, chosen, handleKey } = usePalette(searched, onClose);
  const label = step?.label ?? t('common:search');
  const placeholder = searched.searchRecords ? t('search.placeholderRecords') : t('search.placeholder');

  return (
    <ShellDialog label={t('common:search')} place="top" onClose={onClose}>
      <div className="hd-search-field">
        <Icon name="search" size={20} />
        {step && <StepChip label={step.label} onRemove={leaveStep} />}
        <input
          key={step?.label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field continues where the first step was typed
          autoFocus
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${marked}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder={step?.choices.placeholder ?? placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        <kbd className="hd-kbd">{t('search.keys.escape')}</kbd>
      </div>
      {isNothing && (
        <NotFound
          title={t('search.noneFor', { text: text.trim() })}
          text={step || !searched.searchRecords ? undefined : t('search.noneHint')}
        />
      )}
      <Hits id={listId} label={label} hits={hits} asked={isNothing ? '' : text} marked={marked} onOpen={open} />
      {hasFailed && <p className="hd-search-note">{t('search.failed')}</p>}
      <Foot hit={chosen} count={isNothing ? 0 : hits.length} />
    </ShellDialog>
  );
}

const openInNewTab = (to: string): void => void window.open(to, '_blank', 'noopener');

/** The action whose second step this is; without it, the search is back in its first. */
function StepChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <span className="hd-search-step">
      {label}
      <button type="button" aria-label={t('search.back', { label })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}

/** What the keys do with the marked line, and how much was found. */
function Foot({ hit, count }: { hit: PaletteHit | undefined; count: number }) {
  const { t } = useTranslation('shell');
  return (
    <footer className="hd-search-foot">
      <kbd className="hd-kbd">{t('search.keys.arrows')}</kbd>
      {t('search.move')}
      <kbd className="hd-kbd">{t('search.keys.enter')}</kbd>
      {t('search.open')}
      {hit?.to !== undefined && (
        <>
          <kbd className="hd-kbd">{t('search.keys.newTab')}</kbd>
          {t('search.newTab')}
        </>
      )}
      {hit?.choices && (
        <>
          <kbd className="hd-kbd">{t('search.keys.tab')}</kbd>
          {t('search.narrow')}
        </>
      )}
      <output className="hd-end">{count === 0 ? t('search.none') : t('search.results', { count })}</output>
    </footer>
  );
}

/** Which hit Enter opens; the arrows go round. `handleArrows` answers whether the key was one of them. */
function useMarkedHit(count: number) {
  const [at, mark] = useState(0);
  const marked = Math.min(at, Math.max(0, count - 1));
  const handleArrows = (event: KeyboardEvent): boolean => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return false;
    event.preventDefault();
    mark(count === 0 ? 0 : (marked + by + count) % count);
    return true;
  };
  return { marked, mark, handleArrows };
}
