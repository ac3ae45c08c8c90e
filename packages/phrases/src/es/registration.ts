import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Words of registering a company and activating the account. */
export default {
  title: 'Registre su empresa',
  steps: 'Pasos',
  stepCompany: 'Empresa',
  stepContact: 'Persona de contacto',
  stepComplete: 'Finalizar',
  stepDone: 'hecho',
  sayTitle: 'Una sola cuenta para todo lo que hay bajo el sol.',
  sayText: 'Reclamaciones de hasta 100.000 números de serie, registros, respuestas y una persona responsable de cada caso.',
  questions: '¿Preguntas? <link>Hable con nosotros</link>; respondemos en días hábiles.',

  companyTitle: 'Su empresa',
  companyText: 'Una sola vez para todo el equipo: atención al cliente añade después a los demás, cada uno con su propio correo.',
  chooseAll: 'elija todas las que correspondan',
  taxHelp: 'Si aún no lo conoce, introduzca 0.',
  already: '¿Ya tiene cuenta? <link>Inicie sesión</link>',
  toContact: 'Continuar con el contacto',

  typeInstaller: 'Monta instalaciones fotovoltaicas',
  typeDistributor: 'Vende módulos',
  typeCompany: 'Se dedica a grandes proyectos solares',
  typeEndCustomer: 'Tiene una instalación en casa o en su negocio',

  contactTitle: 'Usted, como primera persona de contacto',
  contactText: 'Recibirá el correo de activación. Si lo pide, atención al cliente añadirá a otras personas de su empresa.',
  emailHelp: 'Su dirección de trabajo. Es también su nombre de usuario.',
  news: 'Deseo recibir novedades sobre productos y servicios',
  privacy: 'He leído la <link>política de privacidad</link> y la acepto',
  back: 'Atrás',
  register: 'Registrarse',
  registering: 'Registrando',
  listsFailed: 'No se pudieron cargar las listas de este formulario. Lo que escribió se conserva.',
  retry: 'Reintentar',

  sentTitle: 'Revise su correo',
  sentText: 'Hemos enviado un correo de activación a <email>{{email}}</email>. El enlace se puede usar una sola vez durante 48 horas.',
  noMail: '¿No ha llegado?',
  resendIn_one: 'Revise primero la carpeta de correo no deseado. Podrá solicitar el reenvío en {{count}} segundo.',
  resendIn_many: 'Revise primero la carpeta de correo no deseado. Podrá solicitar el reenvío en {{count}} de segundos.',
  resendIn_other: 'Revise primero la carpeta de correo no deseado. Podrá solicitar el reenvío en {{count}} segundos.',
  resendNow: 'Revise primero la carpeta de correo no deseado y, si no está allí, solicite el reenvío.',
  resend: 'Reenviar',
  resent: 'Correo de activación reenviado',
  wrongAddress: '¿La dirección no es correcta? <link>Corregir el correo</link>',

  activating: 'Activando su cuenta',
  activatedTitle: 'Su cuenta está activa',
  activatedText:
    'Ya puede iniciar sesión. Desde aquí se gestionan las reclamaciones, las consultas y los registros de garantía de su empresa.',
  alreadyTitle: 'Su cuenta ya está activa',
  alreadyText: 'El enlace ya se utilizó. Inicie sesión con su correo electrónico y su contraseña.',
  signIn: 'Iniciar sesión',
  checkSerial: 'Verificar un número de serie',
  failedTitle: 'La cuenta aún no está activa',
  failedText: 'El enlace está incompleto. Abra el enlace completo del correo o solicite uno nuevo.',
  failedEmail: 'Correo electrónico con el que se registró',
  failedResend: 'Reenviar el correo de activación',
  failedStuck: '¿Ya está activa? <signIn>Inicie sesión</signIn>. ¿Sigue sin funcionar? <contact>Hable con nosotros</contact>.',
  failedStuckId:
    '¿Ya está activa? <signIn>Inicie sesión</signIn>. ¿Sigue sin funcionar? <contact>Hable con nosotros</contact> e indique el código de referencia <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'es'>;
