import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';
import './player.css';

/** Plays a code as often as someone wants; it takes the focus, so that the next key can start it. */
export function SpokenCodePlayer({ wav, onAgain }: { wav: Blob; onAgain: () => void }) {
  const { t } = useTranslation('spokenCode');
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(wav);
    if (player.current) player.current.src = address;
    player.current?.focus();
    return () => URL.revokeObjectURL(address);
  }, [wav]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a caption would be the answer */}
      <audio ref={player} controls tabIndex={0} className="spoken-code" aria-label={t('player')} />
      <button type="button" className="btn lg quiet square" aria-label={t('again')} onClick={onAgain}>
        <Icon name="refresh" size={18} />
      </button>
    </>
  );
}
