import { identityPages } from '@heliodesk/contract/identity';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { StepRefusal } from './explain-refusal.ts';

/** Why a step was refused; who lacks a second factor is led to where it is set up. */
export function StepRefused({ refusal, className = '' }: { refusal: StepRefusal | undefined; className?: string }) {
  const { t } = useTranslation('bankCheck');
  if (refusal === undefined) return null;
  return (
    <div className={`hd-alert hd-k-warn ${className}`} role="alert">
      <Icon name="warning" />
      <p>
        {refusal.reason} {refusal.lacksFactor && <Link to={identityPages.profile}>{t('toProfile')}</Link>}
      </p>
    </div>
  );
}
