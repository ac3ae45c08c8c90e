import type { DatesPreview } from '@heliodesk/contract/macro';
import { AddShipmentBody } from '@heliodesk/contract/shipment';
import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf, maxLengthOf } from '#src/platform/schema-rules.ts';
import { DayPicker } from '#src/ui/form/day-picker.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { StepChosen } from './step-chosen.ts';

interface DatesChoiceProps {
  dates: DatesPreview;
  chosen: StepChosen;
  onChoose: (chosen: StepChosen) => void;
}

/** When goods leave and arrive, and for which deliveries; what was planned before is shown with them. */
export function DatesChoice({ dates: { choices, addressIds }, chosen, onChoose }: DatesChoiceProps) {
  const { t } = useTranslation(['macroRun', 'shipment']);
  const id = useId();
  const nameFor = useDeliveryName();
  const choose = (day: 'etd' | 'eta') => (picked: string | null) => {
    const { [day]: _, ...others } = chosen;
    onChoose(picked === null ? others : { ...others, [day]: picked });
  };
  return (
    <div className="hd-macro-choice" role="group" aria-label={t('input.dates')}>
      {choices.length > 1 && (
        <>
          <p className="hd-field-label">{t('input.deliveries')}</p>
          <Checkbox.Group<number>
            value={chosen.addressIds ?? addressIds}
            options={choices.map((choice) => ({ value: choice.addressId, label: nameFor(choice) }))}
            onChange={(picked) => onChoose({ ...chosen, addressIds: picked })}
          />
        </>
      )}
      {(['etd', 'eta'] as const).map((day) => (
        <div key={day}>
          <label className="hd-field-label" htmlFor={`${id}-${day}`}>
            {labelOf(day)}
          </label>
          <DayPicker id={`${id}-${day}`} className="hd-wide" value={chosen[day] ?? null} onChange={choose(day)} />
        </div>
      ))}
      <label className="hd-field-label" htmlFor={`${id}-reason`}>
        {labelOf('reason')}
      </label>
      {/* It counts once the field is left, so that not every letter is previewed. */}
      <Input.TextArea
        id={`${id}-reason`}
        rows={2}
        dir="auto"
        maxLength={maxLengthOf(AddShipmentBody, 'reason')}
        defaultValue={chosen.reason}
        onBlur={({ target }) => onChoose({ ...chosen, reason: target.value })}
      />
      <p className="hd-hint hd-t12">{t('shipment:reasonHint')}</p>
    </div>
  );
}

/** The name of a delivery, with the dates that count. */
function useDeliveryName(): (choice: DatesPreview['choices'][number]) => string {
  const { t } = useTranslation('macro');
  const { day, labelled } = useFormat();
  return ({ name, etd, eta }) => (etd === '' ? name : labelled(name, t('facts.dates', { etd: day(etd), eta: day(eta) })));
}
