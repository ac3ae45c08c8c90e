import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '#src/ui/form/number-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { piecesOf } from '../values.ts';

interface QuantityStepperProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
  most: number;
  /** Names the solution, for the buttons. */
  name: string;
}

/** How many pieces: typed, or one more and one fewer. */
export function QuantityStepper({ most, name, value = null, onChange, ...input }: QuantityStepperProps) {
  const { t } = useTranslation('solution');
  const pieces = piecesOf({ quantity: value });
  const step = (by: number) => onChange?.(String(Math.min(Math.max(1, most), Math.max(1, pieces + by))));
  return (
    <div className="hd-sol-stepper">
      <Button aria-label={t('fewer', { name })} icon={<Icon name="minus" />} disabled={pieces <= 1} onClick={() => step(-1)} />
      <NumberInput {...input} isWhole value={value} {...(onChange ? { onChange } : {})} />
      <Button aria-label={t('more', { name })} icon={<Icon name="plus" />} disabled={pieces >= most} onClick={() => step(1)} />
    </div>
  );
}
