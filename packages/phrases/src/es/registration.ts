import type en from '../en/registration.ts';
import type { Texts } from '../texts.ts';

/** Words of registering a company and activating the account. */
export default {
  title: 'Registre su empresa',
  steps: 'Pasos',
  stepCompany: 'Empresa',
  stepContact: 'Persona de contacto',
  stepComplete: 'Finalización',
  stepDone: 'hecho',
  sayTitle: 'Una sola cuenta para todo lo que hay bajo el sol.',
  sayText:
    'Presente reclamaciones con hasta 100.000 números de serie, registre garantías, encuentre respuestas y tenga una persona de contacto en cada caso.',
  questions: '¿Preguntas? <link>Póngase en contacto con nosotros</link>. Respondemos en días hábiles.',

  companyTitle: 'Su empresa',
  companyText:
    'Solo tiene que hacerlo una vez. Más adelante, atención al cliente puede añadir a sus colegas, cada uno con su propio correo electrónico.',
  chooseAll: 'elija todas las que correspondan',
  taxHelp: '¿Aún no lo tiene? Introduzca 0.',
  already: '¿Ya se ha registrado? <link>Inicie sesión</link>',
  toContact: 'Continuar con el contacto',

  typeInstaller: 'Instala sistemas fotovoltaicos',
  typeDistributor: 'Vende módulos',
  typeCompany: 'Desarrolla u opera grandes proyectos solares',
  typeEndCustomer: 'Tiene una instalación en casa o en su empresa',

  contactTitle: 'Sus datos',
  contactText: 'Le enviaremos el correo de activación. Atención al cliente puede añadir a sus colegas cuando lo pida.',
  emailHelp: 'Su correo electrónico de trabajo. Con él iniciará sesión.',
  news: 'Deseo recibir por correo electrónico novedades sobre productos y servicios',
  privacy: 'He leído la <link>política de privacidad</link> y la acepto',
  back: 'Atrás',
  register: 'Registrarse',
  registering: 'Registrando',
  listsFailed: 'No se pudieron cargar las opciones de este formulario. Lo que escribió sigue aquí.',
  retry: 'Reintentar',

  sentTitle: 'Revise su bandeja de entrada',
  sentText:
    'Hemos enviado un correo de activación a <email>{{email}}</email>. El enlace se puede usar una sola vez y caduca a las 48 horas.',
  noMail: '¿No ha llegado el correo?',
  resendIn_one: 'Revise primero la carpeta de correo no deseado. Podrá reenviarlo en {{count}} segundo.',
  resendIn_many: 'Revise primero la carpeta de correo no deseado. Podrá reenviarlo en {{count}} de segundos.',
  resendIn_other: 'Revise primero la carpeta de correo no deseado. Podrá reenviarlo en {{count}} segundos.',
  resendNow: 'Revise primero la carpeta de correo no deseado y, si no está allí, reenvíelo.',
  resend: 'Reenviar',
  resent: 'Correo de activación reenviado',
  wrongAddress: '¿La dirección no es correcta? <link>Cámbiela</link>',

  activating: 'Activando su cuenta',
  activatedTitle: 'Su cuenta está activa',
  activatedText: 'Ya puede iniciar sesión para presentar reclamaciones, enviar consultas y registrar garantías de su empresa.',
  alreadyTitle: 'Su cuenta ya está activa',
  alreadyText: 'Este enlace ya se utilizó. Inicie sesión con su correo electrónico y su contraseña.',
  signIn: 'Iniciar sesión',
  checkSerial: 'Verificar un número de serie',
  failedTitle: 'Su cuenta aún no está activa',
  failedText: 'Este enlace está incompleto. Abra el enlace completo del correo o solicite uno nuevo.',
  failedEmail: 'Correo electrónico con el que se registró',
  failedResend: 'Reenviar correo de activación',
  failedStuck:
    '¿Ya está activa? <signIn>Inicie sesión</signIn>. ¿Sigue sin funcionar? <contact>Póngase en contacto con nosotros</contact>.',
  failedStuckId:
    '¿Ya está activa? <signIn>Inicie sesión</signIn>. ¿Sigue sin funcionar? <contact>Póngase en contacto con nosotros</contact> e indique el código de referencia <id>{{requestId}}</id>.',
} satisfies Texts<typeof en, 'es'>;
