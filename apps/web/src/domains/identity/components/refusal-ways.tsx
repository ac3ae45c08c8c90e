import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface RefusalWaysProps {
  way: 'customer' | 'staff';
  onOther: () => void;
}

/** Beside every refusal, whatever its cause: the other form, and a new password. */
export function RefusalWays({ way, onOther }: RefusalWaysProps) {
  const { t } = useTranslation('identity');
  return (
    <p className="refusal-ways">
      <button type="button" className="btn sm" onClick={onOther}>
        {t(`otherForm.${way}`)}
      </button>
      <Link className="btn sm" to="/forget">
        {t('resetPassword')}
      </Link>
    </p>
  );
}
