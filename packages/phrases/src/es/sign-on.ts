import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Iniciando sesión, espere un momento',
  noCode: 'No se recibió el código de autorización',
  failed: 'No se pudo completar el inicio de sesión. Inténtelo de nuevo.',
  back: 'En un momento le llevaremos a la página de inicio de sesión.',
  confirmTitle: '¿Continuar como {{name}}?',
  confirmText: 'En otra página se ha empezado a iniciar sesión con <email>{{email}}</email>. Continúe solo si es usted.',
  confirmGo: 'Continuar',
  confirmStop: 'No iniciar sesión',
  bindTitle: 'Vincule su cuenta',
  bindText:
    'Ha iniciado sesión con la autenticación unificada, pero aún no está vinculada a una cuenta de Heliodesk. Inicie sesión una vez con su cuenta de empleado para vincularlas.',
  bindKnown:
    'Ha iniciado sesión con la autenticación unificada como <email>{{email}}</email>, pero aún no está vinculada a una cuenta de Heliodesk. Inicie sesión una vez con su cuenta de empleado para vincularlas.',
  bind: 'Vincular e iniciar sesión',
  binding: 'Vinculando',
  bindNone: 'No hay nada que vincular',
  bindNoneText: 'Para vincular su cuenta, inicie sesión primero con la autenticación unificada.',
  disabled: {
    title: 'Su cuenta se ha desactivado',
    text: 'Ya no puede iniciar sesión con ella. Consulte a quien gestiona su acceso o póngase en contacto con nosotros. Lo que ha escrito sigue en la página para que pueda copiarlo.',
    stay: 'Quedarse en la página',
    toSignIn: 'Ir al inicio de sesión',
  },
  wait: {
    title: 'Inténtelo de nuevo en <time></time>',
    text: 'Ha introducido varias veces seguidas una contraseña incorrecta. Cada nuevo intento duplica la espera, hasta 1 hora.',
  },
} satisfies Texts<typeof en, 'es'>;
