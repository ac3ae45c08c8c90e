import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Autenticación unificada de la demostración',
  intro: 'En una instalación real, aquí está el proveedor de identidad de la propia empresa. Elija quién quiere ser.',
  unknown: 'el portal aún no le conoce',
  cancel: 'Cancelar',
  failed: 'Este inicio de sesión no puede continuar',
  failedText: 'Ha pasado demasiado tiempo o se empezó en otro navegador.',
  back: 'Volver al inicio de sesión',
} satisfies Texts<typeof en, 'es'>;
