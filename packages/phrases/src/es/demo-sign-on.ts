import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Autenticación unificada de demostración',
  intro: 'En una instalación real, aquí aparece el proveedor de identidad de su empresa. Elija con qué usuario iniciar sesión.',
  unknown: 'nuevo en el portal',
  cancel: 'Cancelar',
  failed: 'No se puede completar este inicio de sesión',
  failedText: 'Tardó demasiado o se inició en otro navegador.',
  back: 'Volver al inicio de sesión',
} satisfies Texts<typeof en, 'es'>;
