import '../components/drafts.css';
import './take-over.css';
import { isReached } from '@heliodesk/contract/request';
import type { CaseContact, RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Refusal } from '#src/ui/form/refusal.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ContactStateTag } from './contact-state.tsx';
import { caseContacts, giveToContact, useRefreshDesk } from './desk-queries.ts';

type Customer = NonNullable<RequestDetail['customer']>;

interface TakeOverProps {
  request: RequestDetail;
  customer: Customer;
  /** Chooses between a reply and a note. */
  kindSwitch: ReactNode;
  /** Takes the focus where a reply would. */
  place: Ref<HTMLElement>;
}

/** In the place of a reply that no one would read: who of the company takes the request over. */
export function TakeOver({ request, customer, kindSwitch, place }: TakeOverProps) {
  const { t } = useTranslation('desk');
  const titleId = useId();
  const { data = [], isPending, error } = useQuery(caseContacts(request.requestId));
  const people = data
    .filter(({ contactId }) => contactId !== customer.contactId)
    .toSorted((a, b) => Number(isReached(b.state)) - Number(isReached(a.state)));
  const [chosenId, choose] = useState<number>();
  const chosen = people.find(({ contactId }) => contactId === chosenId) ?? people.find(({ state }) => isReached(state));
  const { give, isRunning, refusal } = useGive(request, customer);
  const isPromiseOpen = request.firstContactDue !== null && request.firstContactAt === null;
  return (
    <section className="hd-take-over" aria-labelledby={titleId} ref={place} tabIndex={-1}>
      <header>
        <Icon name="warning" />
        <b id={titleId}>{t('contact.takeOver', { name: customer.contactPerson })}</b>
      </header>
      <p>{t(isPromiseOpen ? 'contact.promiseOpen' : 'contact.text')}</p>
      {people.length > 0 ? (
        <Radio.Group
          className="hd-choices"
          aria-labelledby={titleId}
          value={chosen?.contactId}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {people.map((person) => (
            <Person key={person.contactId} person={person} isLocked={isRunning} />
          ))}
        </Radio.Group>
      ) : (
        !isPending && <p className="hd-hint">{error ? messageOf(error) : t('contact.noOne')}</p>
      )}
      <Refusal reason={refusal} className="" />
      <footer>
        {kindSwitch}
        <span className="hd-end hd-row">
          {customer.mobile && (
            <Button href={`tel:${customer.mobile.replaceAll(/[^+\d]/g, '')}`} icon={<Icon name="phone" />}>
              {t('contact.call')}
            </Button>
          )}
          {chosen && (
            <Button type="primary" loading={isRunning} onClick={() => void give(chosen)}>
              <span className="hd-cut">{t('contact.giveTo', { name: chosen.name })}</span>
            </Button>
          )}
        </span>
      </footer>
    </section>
  );
}

interface PersonProps {
  person: CaseContact;
  /** The request is already being assigned to someone. */
  isLocked: boolean;
}

function Person({ person: { contactId, name, state, language, lastSignIn }, isLocked }: PersonProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const reads = format.languageName(language);
  const day = lastSignIn === null ? undefined : format.day(lastSignIn);
  return (
    <Radio value={contactId} className="hd-choice" disabled={isLocked || !isReached(state)}>
      <span className="hd-row">
        <b className="hd-grow hd-cut">
          <bdi>{name}</bdi>
        </b>
        <ContactStateTag state={state} />
      </span>
      <span className="hd-hint">
        {day === undefined ? t('contact.reads', { language: reads }) : t('contact.signedIn', { day, language: reads })}
      </span>
    </Radio>
  );
}

/** Gives the request to someone else, with what keeps its contact from reading as the reason. */
function useGive({ requestId, requestNo, version, contactState }: RequestDetail, { contactPerson }: Customer) {
  const { t } = useTranslation('desk');
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefreshDesk();
  const { labelled } = useFormat();
  const give = async ({ contactId }: CaseContact) => {
    if (isReached(contactState)) return;
    setRunning(true);
    setRefusal(undefined);
    try {
      await giveToContact({ requestId, version, contactId, reason: labelled(contactPerson, t(`contact.why.${contactState}`)) });
      await refresh();
      showToast({ kind: 'good', title: t('contact.done', { number: requestNo }) });
    } catch (error) {
      if (isError(error, 'stale', 'action.notAllowed')) await refresh();
      setRefusal(messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return { give, isRunning, refusal };
}
