import './finance.css';
import { Trans, useTranslation } from 'react-i18next';
import { Avatar, SidebarCard } from '#src/domains/request/index.ts';
import { useCurrentUser } from '#src/platform/session.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';

/** A step that someone has taken. */
export interface Taken {
  step: 'proposed' | 'approved' | 'entered' | 'checked' | 'noteConfirmed' | 'paid';
  name: string;
  at: string | null;
}

interface People {
  proposedBy: string;
  proposedAt: string | null;
  approvedBy: string;
  approvedAt: string | null;
  enteredBy: string;
  enteredAt: string | null;
  checkedBy: string;
  checkedAt: string | null;
}

/** The steps before a payment that different people take, in order. */
export const takenBefore = (people: People): Taken[] => [
  { step: 'proposed', name: people.proposedBy, at: people.proposedAt },
  { step: 'approved', name: people.approvedBy, at: people.approvedAt },
  { step: 'entered', name: people.enteredBy, at: people.enteredAt },
  { step: 'checked', name: people.checkedBy, at: people.checkedAt },
];

interface FourEyesProps {
  taken: readonly Taken[];
  /** What the reader is about to do. */
  mine?: 'checks' | 'pays' | undefined;
}

/** Who took which step; none of them may take two. */
export function FourEyes({ taken, mine }: FourEyesProps) {
  const { t } = useTranslation('bankCheck');
  const me = useCurrentUser()?.user.userName ?? '';
  return (
    <SidebarCard title={t('eyes.title')}>
      <ol className="hd-pay-chain">
        {taken
          .filter(({ name }) => name !== '')
          .map(({ step, name, at }) => (
            <li key={step}>
              <Avatar name={name} id={null} isCustomer={step === 'entered'} />
              <span className="hd-grow">
                <Trans t={t} i18nKey={`eyes.${step}`} values={{ name }} components={{ b: <b>{null}</b> }} />
              </span>
              <UtcTime at={at} precision="day" className="hd-hint hd-nowrap" />
            </li>
          ))}
        {mine && (
          <li className="hd-pay-now">
            <Avatar name={me} id={null} />
            <span className="hd-grow">
              <Trans t={t} i18nKey={`eyes.${mine}`} values={{ name: me }} components={{ b: <b>{null}</b> }} />
            </span>
            <b>{t('eyes.you')}</b>
          </li>
        )}
      </ol>
      <p className="hd-hint hd-t12">{t('eyes.note')}</p>
    </SidebarCard>
  );
}
