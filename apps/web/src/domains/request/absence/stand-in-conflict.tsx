import type { PlanAbsenceBody, TeamMember } from '@heliodesk/contract/request';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Who may own whatever the person owns. */
export function standInsFor(people: readonly TeamMember[], userId: number | undefined): TeamMember[] {
  const owned = people.find((one) => one.userId === userId)?.requestTypes ?? [];
  return people.filter((one) => one.userId !== userId && owned.every((type) => one.requestTypes.includes(type)));
}

interface StandInConflictProps {
  people: readonly TeamMember[];
  /** Who is away. */
  userId: number | undefined;
}

/** Warns while one chooses a substitute who is away then too, and offers those who aren't. */
export function StandInConflict({ people, userId }: StandInConflictProps) {
  const { t } = useTranslation('absence');
  const { day } = useFormat();
  const form = Form.useFormInstance<PlanAbsenceBody>();
  const [fromDay, untilDay, standInId] = [
    Form.useWatch('fromDay', form),
    Form.useWatch('untilDay', form),
    Form.useWatch('standInId', form),
  ];
  if (!fromDay || !untilDay) return null;
  const awayIn = ({ absences }: TeamMember) => absences.find((one) => one.fromDay <= untilDay && one.untilDay >= fromDay);
  const standIn = people.find((one) => one.userId === standInId);
  const conflict = standIn && awayIn(standIn);
  if (!conflict) return null;
  const free = standInsFor(people, userId).filter((one) => !awayIn(one));
  return (
    <div className="hd-stand-in-conflict hd-t13" role="alert">
      <p>
        <Icon name="warning" /> {t('awayThen', { name: standIn.name, until: day(conflict.untilDay) })}
      </p>
      <p className="hd-row hd-row-wrap">
        {free.length === 0 ? t('noneFree') : t('free')}
        {free.map(({ userId: id, name }) => (
          <Button key={id} size="small" onClick={() => form.setFieldValue('standInId', id)}>
            {name}
          </Button>
        ))}
      </p>
    </div>
  );
}
