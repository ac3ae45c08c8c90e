import type en from '../en/sign-on.ts';
import type { Texts } from '../texts.ts';

/** The way back from the unified authentication. */
export default {
  waiting: 'Iniciando sesión, espere un momento',
  noCode: 'No se recibió el código de autorización',
  failed: 'No se pudo obtener el token.',
  back: 'En un momento volverá a la página de inicio de sesión.',
  confirmTitle: '¿Continuar como {{name}}?',
  confirmText: 'En otra página se inició sesión para <email>{{email}}</email>. Continúe solo si es usted.',
  confirmGo: 'Continuar',
  confirmStop: 'No iniciar sesión',
  bindTitle: 'Vincule su cuenta',
  bindText:
    'La autenticación unificada le conoce, pero aquí aún no sabemos quién es. Introduzca una vez su cuenta de empleado. A partir de entonces bastará con el botón.',
  bindKnown:
    'La autenticación unificada le conoce como <email>{{email}}</email>, pero aquí aún no sabemos quién es. Introduzca una vez su cuenta de empleado. A partir de entonces bastará con el botón.',
  bind: 'Vincular e iniciar sesión',
  binding: 'Vinculando',
  bindNone: 'No hay nada que vincular',
  bindNoneText: 'Esta página sigue a un inicio de sesión con la autenticación unificada. Empiece por ahí.',
  disabled: {
    title: 'Su cuenta ha sido desactivada',
    text: 'Ya no puede iniciar sesión con ella. Consulte a quien gestiona su acceso o póngase en contacto con nosotros. Lo que ha escrito sigue en la página para que pueda copiarlo.',
    stay: 'Quedarse en la página',
    toSignIn: 'Ir al inicio de sesión',
  },
  wait: {
    title: 'Inténtelo de nuevo en <time></time>',
    text: 'Varias contraseñas incorrectas seguidas. Cada una más duplica la espera, hasta 1 hora.',
  },
} satisfies Texts<typeof en, 'es'>;
