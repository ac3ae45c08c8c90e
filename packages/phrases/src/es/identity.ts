import type en from '../en/identity.ts';
import type { Texts } from '../texts.ts';

/** Words of signing in and of passwords. */
export default {
  signInTitle: 'Iniciar sesión',
  customerTab: 'Clientes y proveedores',
  staffTab: 'Empleados',
  ways: 'Formas de acceso',
  forgot: '¿Olvidó su contraseña?',
  remember: 'Recordar usuario',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión',
  newHere: '¿Aún no tiene cuenta? <link>Registre su empresa</link>',
  otherForm: {
    customer: '¿Trabaja en Heliodesk? Use el otro formulario',
    staff: '¿Es cliente o proveedor? Use el otro formulario',
  },
  resetPassword: 'Restablecer contraseña',
  fromBefore: 'Cuenta de su última visita en este dispositivo',
  notYou: '¿No es usted?',
  unified: 'Continuar con autenticación unificada',
  atManufacturer: 'Empleados de Heliodesk',
  trouble: '¿Problemas para iniciar sesión? <link>Póngase en contacto con nosotros</link>. Respondemos en días hábiles.',
  sayTitle: 'Cada solicitud tiene una persona de contacto y una fecha.',
  sayText: 'Primer contacto en un plazo de 2 días hábiles. Siga cada paso, desde la primera foto hasta la entrega.',

  captcha: 'Caracteres de la imagen',
  captchaHint: '5 caracteres',
  captchaPicture: 'Imagen con cinco caracteres distorsionados',
  captchaAgain: 'Otra imagen',
  captchaByMail: '¿No se lee bien? Reciba un código por correo',
  captchaByPicture: 'Mostrar una imagen',
  captchaNeedsEmail: 'Introduzca primero su correo electrónico para que podamos enviarle el código',
  captchaSent: 'Hemos enviado un código a {{email}}. Introdúzcalo aquí en un plazo de 10 minutos.',
  captchaMailLabel: 'Código del correo',

  demoTitle: 'Accesos de demostración',
  demoText: 'Todos usan la contraseña {{password}}. Haga clic en uno para rellenar el formulario.',
  demoRoles: {
    admin: 'Administrador',
    agent: 'Agente de atención al cliente',
    customer: 'Cliente',
    module_agent: 'Especialista en módulos',
    provider: 'Proveedor de servicios',
    tracker_agent: 'Especialista en seguidores',
    supervisor: 'Supervisor',
    finance: 'Contabilidad',
  },

  forgotTitle: '¿Olvidó su contraseña?',
  forgotText: 'Introduzca su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.',
  forgotSend: 'Enviar enlace',
  forgotSentTitle: 'Revise su bandeja de entrada',
  forgotSent:
    'Si hay una cuenta para <email>{{email}}</email>, recibirá un correo para restablecer la contraseña. El enlace se puede usar una sola vez y caduca a los 30 minutos.',
  forgotAgain: '¿No ha llegado el correo? Revise la carpeta de correo no deseado o <link>solicítelo de nuevo</link>.',
  backToSignIn: 'Volver al inicio de sesión',

  resetTitle: 'Elegir una contraseña nueva',
  resetText: 'Al guardarla se cerrará su sesión en todos los demás dispositivos.',
  resetSave: 'Guardar contraseña',
  resetDoneTitle: 'Contraseña restablecida',
  resetDoneText: 'Inicie sesión con su contraseña nueva.',
  resetNoKeyTitle: 'Este enlace está incompleto',
  resetNoKeyText: 'Abra el enlace completo del correo o solicite uno nuevo.',
  resetAskNew: 'Solicitar nuevo enlace',

  rules: 'Requisitos de la contraseña',
  rule: { length: 'De 6 a 16 caracteres', letter: 'Al menos una letra', digit: 'Al menos una cifra', only: 'Solo letras y cifras' },
  ruleMet: 'cumplido',
  ruleOpen: 'pendiente',
  ruleGuess: 'Difícil de adivinar (se comprueba al guardar)',
} satisfies Texts<typeof en, 'es'>;
