import type { SignedOn, UserInfo } from '@heliodesk/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { RichText } from '#src/platform/rich-text.tsx';
import { SplitPage } from '#src/ui/public/split-page.tsx';
import { Arriving, useArrival } from '../components/arriving.tsx';
import { enter, forgetBinding, readReply, redeem, refuseSession, SignOnFailure, takeOwnState, whoseSession } from '../sign-on-calls.ts';

interface Offer {
  signedOn: SignedOn;
  info: UserInfo;
}

function Confirmation({ offer, onAnswer }: { offer: Offer; onAnswer: (isTaken: boolean) => void }) {
  const { t } = useTranslation('signOn');
  const { t: say } = useTranslation('identity');
  const { userName, email } = offer.info.user;
  return (
    <SplitPage title={say('sayTitle')} text={say('sayText')}>
      <h1>{t('confirmTitle', { name: userName })}</h1>
      <p className="page-text">
        <RichText
          text={t('confirmText')}
          marks={{
            email: (
              <bdi dir="ltr" className="strong">
                {email}
              </bdi>
            ),
          }}
        />
      </p>
      <div className="page-act">
        <button type="button" className="btn primary lg" onClick={() => onAnswer(true)}>
          {t('confirmGo')}
        </button>
        <button type="button" className="btn lg" onClick={() => onAnswer(false)}>
          {t('confirmStop')}
        </button>
      </div>
    </SplitPage>
  );
}

/**
 * /auth-redirect?code=&state=&redirect=: finishes a sign-in that an external page began. Since this tab knows nothing of its beginning,
 * the person says whether the session is theirs; and no one binds their sign-in to a stranger's identity here.
 */
export default function AuthRedirect() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [offer, setOffer] = useState<Offer>();
  const wanted = search.get('redirect');
  const { problem, setError } = useArrival(async () => {
    const reply = readReply(search);
    const isOwn = takeOwnState(reply);
    const signedOn = await redeem(reply);
    if (isOwn) return signedOn === undefined ? '/bind' : enter(signedOn, wanted);
    if (signedOn === undefined) {
      forgetBinding();
      throw new SignOnFailure('failed');
    }
    setOffer({ signedOn, info: await whoseSession(signedOn) });
    return undefined;
  });
  const answer = async ({ signedOn }: Offer, isTaken: boolean) => {
    try {
      if (!isTaken) await refuseSession(signedOn);
      await navigate(isTaken ? await enter(signedOn, wanted) : '/login', { replace: true });
    } catch (error) {
      setOffer(undefined);
      setError(error);
    }
  };
  return offer ? <Confirmation offer={offer} onAnswer={(isTaken) => void answer(offer, isTaken)} /> : <Arriving problem={problem} />;
}
