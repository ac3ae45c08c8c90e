import { languageNames } from '@heliodesk/phrases/languages';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#src/platform/i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import { usePopover } from './use-popover.ts';

/** The menu opens on a press, so it need not load with the page. */
const LanguageChoice = lazy(async () => ({ default: (await import('./language-choice.tsx')).LanguageChoice }));

/** The button that names the language, with its menu. */
export function LanguageMenu({ className = '' }: { className?: string }) {
  const { t } = useTranslation('site');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const frame = usePopover<HTMLDivElement>(isOpen, close);
  return (
    <div ref={frame} className={`pop-wrap ${className}`}>
      <button type="button" className="btn quiet" aria-expanded={isOpen} aria-controls="menu-language" onClick={() => setOpen(!isOpen)}>
        <Icon name="globe" size={16} />
        {languageNames[currentLanguage()]}
      </button>
      <section id="menu-language" className="pop pop-lang" aria-label={t('nav.languageAndAppearance')} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <LanguageChoice onChosen={close} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
