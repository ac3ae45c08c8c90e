import { captchaImage, sendCaptchaCode } from '@heliodesk/contract/identity';
import { limits } from '@heliodesk/contract/kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/platform/http/call.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { labelOf } from '#src/platform/field-labels.ts';
import { describedBy, FieldMessage, RequiredMark } from '#src/ui/public/fields.tsx';
import { fieldId } from '#src/ui/public/use-public-form.ts';
import type { PublicForm } from '#src/ui/public/use-public-form.ts';
import type { SpokenCode } from './spoken-code/load.ts';

/** How the characters reach the person: drawn, sent by mail, spoken, or not asked for. */
type Captcha =
  | { kind: 'loading' | 'off' | 'failed' }
  | { kind: 'picture'; img: string }
  | { kind: 'mail'; email: string }
  | ({ kind: 'sound' } & Pick<SpokenCode, 'wav' | 'Player'>);

/** The field's label for each way but the picture; the last one's text is loaded with the sound. */
const labels = { mail: 'captchaMailLabel', sound: 'spokenCode:label' } as const;

interface CaptchaFieldProps {
  form: PublicForm;
  /** Where a code can be sent to instead of a picture; where the form has no address, the field asks for one. */
  email?: string;
  /** A new number brings a new picture: an answer counts once. */
  round: number;
  hidesMark?: boolean;
  /** Tells whether characters are asked for. */
  onEnabled?: (isEnabled: boolean) => void;
}

function useCaptcha({ form, round, onEnabled }: CaptchaFieldProps) {
  const [captcha, setCaptcha] = useState<Captcha>({ kind: 'loading' });
  const [problem, setProblem] = useState<string>();
  const { put } = form;
  const take = (uuid: string, next: Captcha) => {
    put('uuid', uuid);
    put('code', '');
    setCaptcha(next);
    setProblem(undefined);
  };
  const draw = async () => {
    try {
      const { captchaEnabled, uuid, img } = await call(captchaImage, { quiet: true, background: true });
      take(uuid, captchaEnabled ? { kind: 'picture', img } : { kind: 'off' });
      onEnabled?.(captchaEnabled);
    } catch (error) {
      setCaptcha({ kind: 'failed' });
      setProblem(messageOf(error));
    }
  };
  const mail = async (email: string) => {
    try {
      const { uuid } = await call(sendCaptchaCode, { body: { email }, quiet: true });
      take(uuid, { kind: 'mail', email });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const speak = async () => {
    form.excuse('code');
    try {
      const { loadSpokenCode } = await import('./spoken-code/load.ts');
      const { uuid, ...sound } = await loadSpokenCode();
      take(uuid, { kind: 'sound', ...sound });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  useEffect(() => {
    void draw();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new round alone asks for a new picture
  }, [round]);
  return { captcha, problem, draw, mail, speak, setProblem };
}

function Picture({ captcha, onAgain }: { captcha: Captcha; onAgain: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <>
      <span className="pic">
        {captcha.kind === 'picture' && <img src={captcha.img} width={288} height={96} alt={t('captchaPicture')} />}
      </span>
      <button type="button" className="btn lg quiet square" aria-label={t('captchaAgain')} onClick={onAgain}>
        <Icon name="refresh" size={18} />
      </button>
    </>
  );
}

/** What looks like an address; the server has the last word. */
const looksLikeEmail = /^\S+@\S+$/;

/** An address that only the code goes to. */
function CodeAddress({ value, onChange, onEnter }: { value: string; onChange: (value: string) => void; onEnter: () => void }) {
  const id = fieldId('codeEmail');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <>
      <label className="lab" htmlFor={id}>
        {labelOf('email')}
      </label>
      <span className="input lg">
        <input
          id={id}
          type="email"
          dir="ltr"
          autoComplete="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Asks for the code instead of sending the form.
            event.preventDefault();
            onEnter();
          }}
        />
      </span>
    </>
  );
}

type Way = 'captchaByPicture' | 'captchaByMail' | 'captchaBySound';

/** Other ways to get characters. */
function Ways({ ways }: { ways: Partial<Record<Way, () => void>> }) {
  const { t } = useTranslation('identity');
  return Object.entries(ways).map(([way, take]) => (
    <p className="help" key={way}>
      <button type="button" className="linkish" onClick={take}>
        {t(way as Way)}
      </button>
    </p>
  ));
}

/** Characters to type from a picture, or from an e-mail or a sound for people who cannot read it. Writes `code` and `uuid` of the form. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { form, email, hidesMark = false } = props;
  const { t } = useTranslation(['identity', 'spokenCode']);
  const { captcha, problem, draw, mail, speak, setProblem } = useCaptcha(props);
  const [typed, setTyped] = useState<string>();
  const drawAnother = () => {
    form.excuse('code');
    void draw();
  };
  const askByMail = async () => {
    form.excuse('code');
    const address = (email ?? typed ?? '').trim();
    if (looksLikeEmail.test(address)) await mail(address);
    else setProblem(t('captchaNeedsEmail'));
    if (email === undefined && typed === undefined) setTyped('');
    // Screen readers announce the result with the field.
    else document.getElementById(fieldId('code'))?.focus();
  };
  if (captcha.kind === 'off') return null;
  const error = form.errorOf('code') ?? problem;
  const other = captcha.kind === 'mail' || captcha.kind === 'sound' ? captcha : undefined;
  const help = other && (other.kind === 'mail' ? t('captchaSent', { email: other.email }) : t('spokenCode:help'));
  return (
    <div className="field">
      <label className="lab" htmlFor={fieldId('code')}>
        {t(other ? labels[other.kind] : 'captcha')} {!hidesMark && <RequiredMark />}
      </label>
      <div className="captcha">
        <span className={error ? 'input lg bad' : 'input lg'}>
          <input
            {...describedBy('code', error, true)}
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.captchaMax}
            placeholder={other ? undefined : t('captchaHint')}
            value={form.text('code')}
            onChange={(event) => form.change('code', event.target.value)}
          />
        </span>
        {!other && <Picture captcha={captcha} onAgain={drawAnother} />}
        {other?.kind === 'sound' && <other.Player wav={other.wav} onAgain={() => void speak()} />}
      </div>
      <FieldMessage path="code" error={error} help={help} />
      {typed !== undefined && !other && <CodeAddress value={typed} onChange={setTyped} onEnter={() => void askByMail()} />}
      {other ? (
        <Ways ways={{ captchaByPicture: drawAnother }} />
      ) : (
        <Ways ways={{ captchaByMail: () => void askByMail(), captchaBySound: () => void speak() }} />
      )}
    </div>
  );
}
