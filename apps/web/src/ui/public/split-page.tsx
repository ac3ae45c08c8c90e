import './public.css';
import './menu.css';
import './split.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../icons/brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { RowsScene } from './rows-scene.tsx';
import { registrationScene, signInScene } from './scenes.ts';

interface SplitPageProps {
  /** `wide` gives the form more room than the picture. */
  shape?: 'even' | 'wide';
  title: string;
  text: string;
  /** Where the sun is in the picture, from 0 to 1. */
  sun?: number;
  /** A line at the foot. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page with a form at the start and the path of the sun at the end. */
export function SplitPage({ shape = 'even', title, text, sun, foot, children }: SplitPageProps) {
  const { t } = useTranslation('site');
  const scene = shape === 'wide' ? registrationScene : signInScene;
  return (
    <div className={shape === 'wide' ? 'pub split wide reg-page' : 'pub split'}>
      <main className="split-form" id="main" tabIndex={-1}>
        <div className="row">
          <Link className="brand" to="/home" aria-label={t('brand')}>
            <BrandMark />
            <span>{t('brand')}</span>
          </Link>
          <LanguageMenu className="end" />
        </div>
        <div className="inner">{children}</div>
        {foot && <p className="t12 hint">{foot}</p>}
      </main>
      <aside className="split-pic" aria-hidden="true">
        <div className="say">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <RowsScene scene={scene} sun={sun ?? scene.sun} />
      </aside>
    </div>
  );
}
