import type { ConfigProviderProps } from 'antd';
import { ClearIcon } from '../form/clear-icon.tsx';
import { Icon } from '../icons/icon.tsx';

const close = <Icon name="close" />;
const working = (
  <span className="hd-turning">
    <Icon name="working" />
  </span>
);

/**
 * Ant Design's own icons tell screen readers their names, in English whatever the language of the page: a button at work would be named
 * "loading Save". Ours say nothing. What is not the provider's to choose, `Select` of ui/form and `Pager` bring.
 */
export const quietIcons = {
  button: { loadingIcon: working },
  select: { loadingIcon: working, suffixIcon: <Icon name="chevron-down" size={14} /> },
  datePicker: { clearIcon: <ClearIcon /> },
  inputPassword: { iconRender: (isShown) => <Icon name={isShown ? 'eye' : 'eye-off'} /> },
  modal: { closeIcon: close },
  drawer: { closeIcon: close },
  alert: {
    infoIcon: <Icon name="info" />,
    successIcon: <Icon name="check" />,
    warningIcon: <Icon name="warning" />,
    errorIcon: <Icon name="warning" />,
  },
} satisfies ConfigProviderProps;
