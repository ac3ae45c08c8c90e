import type { NextCase } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { RichText } from '#src/platform/rich-text.tsx';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { RowAction } from '../actions/row-action.tsx';
import { ContactClock } from '../components/contact-clock.tsx';
import { RequestNumber } from '../components/request-labels.tsx';
import { RequestStatusDisc } from '../components/request-status.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { ownerActionOf } from '../desk/owner-action.ts';
import { pickUpRequest, usePickUpEffects } from '../desk/pick-up.ts';
import { shortcuts } from '../desk/shortcuts.ts';
import { NextFacts } from './next-facts.tsx';

interface HandedOutProps {
  next: NextCase;
  onSkip: () => void;
  /** Called when someone was faster. */
  onRefused: () => void;
}

/** The case that was handed out, and what can be done about it. */
export function HandedOut({ next: { request, lastMessage, heldUntil }, onSkip, onRefused }: HandedOutProps) {
  const { t } = useTranslation(['deskNext', 'desk']);
  const { languageName } = useFormat();
  const { open, isOpening } = useOpen(request, onRefused);
  const ownerAction = ownerActionOf(request);
  const opening = useRef<HTMLButtonElement>(null);
  // Enter opens what was just handed out.
  useEffect(() => opening.current?.focus({ preventScroll: true }), []);
  return (
    <article className="hd-next-case">
      <header className="hd-next-head">
        <div className="hd-grow">
          <p className="hd-row">
            <RequestNumber>{request.requestNo}</RequestNumber>
            <RequestStatusDisc status={request.status} />
          </p>
          <h2 dir="auto">{request.title}</h2>
          <p className="hd-hint hd-t13">
            <bdi>{request.companyName}</bdi> · <bdi>{request.creator}</bdi> ·{' '}
            {t('desk:case.writes', { language: languageName(request.language) })}
          </p>
        </div>
        <ContactClock request={request} title={t('desk:case.promise')} brief={t('desk:case.firstContact')} />
      </header>
      <blockquote className="hd-next-word">
        <p className="hd-t12 hd-hint">{t('lastMessage')}</p>
        <p className="hd-next-words" dir="auto" lang={request.language}>
          {lastMessage}
        </p>
      </blockquote>
      <NextFacts request={request} />
      <div className="hd-next-actions">
        <Button type="primary" size="large" loading={isOpening} ref={opening} onClick={open}>
          {t(isAllowed(request.actions, 'pickUp') ? 'pickUpAndOpen' : 'openCase')}
        </Button>
        <Button size="large" aria-keyshortcuts={shortcuts.skip.key} icon={<Icon name="arrow-on" />} onClick={onSkip}>
          {t('skip')} <kbd className="hd-kbd hd-not-phone">{shortcuts.skip.key.toUpperCase()}</kbd>
        </Button>
        {ownerAction && <RowAction row={request} name={ownerAction} type="text" />}
        <span className="hd-end hd-t12 hd-hint">
          <RichText text={t('heldUntil')} marks={{ time: <LocalTime at={heldUntil} as="clock" /> }} />
        </span>
      </div>
    </article>
  );
}

/** Picks the case up where that is to be done, and opens it. */
function useOpen(request: NextCase['request'], onRefused: () => void) {
  const navigate = useNavigate();
  const effects = usePickUpEffects();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (!isAllowed(request.actions, 'pickUp')) return navigate(deskPaths.caseFromNext(request.requestId));
    setOpening(true);
    try {
      effects.done(await pickUpRequest(request));
      await navigate(deskPaths.caseFromNext(request.requestId));
    } catch (error) {
      showToast({ kind: 'info', title: request.requestNo, text: messageOf(error) });
      onRefused();
    } finally {
      setOpening(false);
    }
  };
  return { open: () => void open(), isOpening };
}
