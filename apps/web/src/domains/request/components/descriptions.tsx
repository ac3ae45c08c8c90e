import './request.css';
import { isLanguage } from '@heliodesk/contract/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';

interface DescriptionItemProps {
  name: string;
  /** Left empty, the item is left out. */
  value: string | null | undefined;
  /** Reads left to right in every language; `mono` for numbers that are read aloud. */
  reads?: 'ltr' | 'mono';
  /** It is needed, and missing or wrong. */
  isOpen?: boolean;
  /** What is to be said of the value, below it. */
  children?: ReactNode;
}

/** Details of a request by name. */
export function Descriptions({ children }: { children: ReactNode }) {
  return <dl className="hd-descriptions">{children}</dl>;
}

/** Name and value, one below the other. */
export function DescriptionItem({ name, value, reads, isOpen = false, children }: DescriptionItemProps) {
  const { t } = useTranslation('draft');
  if (!value && !isOpen) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isOpen ? 'hd-k-warn' : undefined}>
        {!value ? t('review.missing') : reads ? <Ltr mono={reads === 'mono'}>{value}</Ltr> : <bdi>{value}</bdi>}
        {children}
      </dd>
    </div>
  );
}

/** What the customer wrote, in their lines. */
export function RequestText({ children }: { children: string }) {
  return (
    <p className="hd-request-text" dir="auto">
      {children}
    </p>
  );
}

/** In which language we answer. */
export function AnswerLanguage({ language }: { language: string }) {
  const { t } = useTranslation('draft');
  const { languageName } = useFormat();
  return <p className="hd-hint">{isLanguage(language) && t('review.answerIn', { language: languageName(language) })}</p>;
}

type Options = readonly { value: string | number; label: string }[];

/** The label of a chosen value. */
export const labelIn = (options: Options, value: string | number | null | undefined): string | undefined =>
  options.find((option) => String(option.value) === String(value ?? ''))?.label;
