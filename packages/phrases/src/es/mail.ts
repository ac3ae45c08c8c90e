import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Atención al cliente de Heliodesk, {{url}}. Este correo se ha enviado automáticamente; las respuestas no se leen.',
  'activation.subject': 'Active su cuenta de Heliodesk',
  'activation.body':
    'Buenos días:\n\nEsta dirección de correo se ha indicado para una cuenta de Heliodesk. Si la cuenta es suya, solo falta un paso: confirme que la dirección también lo es.\n\nEl enlace se puede usar una sola vez y es válido durante 48 horas. Si no sabe nada de esta cuenta, no tiene que hacer nada.',
  'activation.button': 'Activar la cuenta',
  'contactAdded.subject': 'Su acceso a Heliodesk',
  'contactAdded.body':
    'Hola, {{name}}:\n\nAtención al cliente le ha dado de alta como persona de contacto de {{company}}. Elija una contraseña y podrá seguir las solicitudes y presentar reclamaciones de garantía.\n\nEl enlace se puede usar una vez y es válido durante 7 días.',
  'contactAdded.button': 'Elegir una contraseña',
  'accountActivated.subject': 'Elija una contraseña e inicie sesión',
  'accountActivated.body':
    'Hola, {{name}}:\n\nAtención al cliente ha confirmado su acceso para {{company}}. Elija una contraseña con este enlace y después inicie sesión con este correo electrónico. La contraseña del registro ya no sirve.\n\nEl enlace se puede usar una vez y es válido durante 7 días.',
  'accountActivated.button': 'Elegir una contraseña',
  'emailChanged.subject': 'Su correo electrónico ha cambiado',
  'emailChanged.body':
    'Hola, {{name}}:\n\nAtención al cliente ha cambiado su correo electrónico para {{company}} por {{email}}. Iniciará sesión con el nuevo cuando lo haya confirmado; este ya no sirve.\n\nSi no lo ha pedido, avísenos.',
  'emailChanged.button': 'Contactar',
  'requestsGiven.subject': '{{other}} se ocupa ahora de sus solicitudes',
  'requestsGiven.body':
    'Hola, {{name}}:\n\nAtención al cliente ha pasado estas solicitudes abiertas a {{other}}:\n\n{{requests}}\n\nPuede seguir viéndolas entre las solicitudes de su empresa.',
  'requestsGiven.button': 'Abrir las solicitudes',
  'requestsTaken.subject': 'Tiene nuevas solicitudes abiertas a su cargo',
  'requestsTaken.body':
    'Hola, {{name}}:\n\nAtención al cliente le ha pasado estas solicitudes abiertas, de las que se ocupaba {{other}}:\n\n{{requests}}\n\nTodo lo escrito hasta ahora permanece en las conversaciones.',
  'requestsTaken.button': 'Abrir las solicitudes',
  'alreadyRegistered.subject': 'Intento de registro con su dirección',
  'alreadyRegistered.body':
    'Buenos días:\n\nAlguien ha intentado registrarse con esta dirección de correo, que ya tiene una cuenta. Si fue usted, basta con iniciar sesión; si olvidó la contraseña, allí puede elegir otra.\n\nSi no fue usted, no tiene que hacer nada.',
  'alreadyRegistered.button': 'Ir al inicio de sesión',
  'passwordReset.subject': 'Elegir una contraseña nueva',
  'passwordReset.body':
    'Buenos días:\n\nCon este enlace puede elegir una contraseña nueva. Se puede usar una sola vez y es válido durante 30 minutos.\n\nSi usted no lo solicitó, no haga nada: su contraseña no cambia.',
  'passwordReset.button': 'Elegir una contraseña nueva',
  'passwordChanged.subject': 'Su contraseña se ha cambiado',
  'passwordChanged.body':
    'Buenos días, {{name}}:\n\nSu contraseña se cambió el {{time}}. Todas las demás sesiones se han cerrado.\n\nSi ha sido usted, no tiene que hacer nada. Si no, elija de inmediato una contraseña nueva y avísenos.',
  'passwordChanged.button': 'Elegir una contraseña nueva',
  'staffInvitation.subject': '{{inviter}} le invita a Heliodesk',
  'staffInvitation.body':
    'Buenos días, {{name}}:\n\n{{inviter}} le ha dado de alta en el centro de atención de Heliodesk. Elija una contraseña con este enlace y acceda después como personal interno con este correo electrónico.\n\nEl enlace se puede usar una sola vez y es válido durante 7 días.',
  'staffInvitation.button': 'Elegir una contraseña',
  'providerInvitation.subject': '{{company}}: su acceso a Heliodesk',
  'providerInvitation.body':
    'Buenos días, {{name}}:\n\nSe le ha dado de alta en Heliodesk como usuario de {{company}}, proveedor de servicios. Elija una contraseña con este enlace y acceda después con este correo electrónico.\n\nEl enlace se puede usar una sola vez y es válido durante 7 días.',
  'providerInvitation.button': 'Elegir una contraseña',
  'captchaCode.subject': 'Su código: {{code}}',
  'captchaCode.body': 'Introduzca este código en lugar de los caracteres de la imagen:\n\n{{code}}\n\nEs válido durante 10 minutos.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): hemos recibido su solicitud',
  'requestReceived.body':
    'Buenos días, {{name}}:\n\nGracias por su solicitud {{requestNo}}. Nuestro equipo se pondrá en contacto con usted a más tardar el {{due}}.\n\nPuede seguir cada paso, añadir información y escribirnos en cualquier momento.',
  'requestReceived.button': 'Abrir la solicitud',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): hemos presentado una solicitud en su nombre',
  'requestFiledFor.body':
    'Buenos días, {{name}}:\n\n{{agent}}, de nuestro servicio de atención al cliente, ha presentado en su nombre la solicitud {{requestNo}}. Nuestro equipo se pondrá en contacto con usted a más tardar el {{due}}.\n\nPuede seguir cada paso, añadir información y escribirnos en cualquier momento.',
  'requestFiledFor.button': 'Abrir la solicitud',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): hemos presentado una solicitud en su nombre',
  'requestFiledForOutside.body':
    'Buenos días, {{name}}:\n\n{{agent}}, de nuestro servicio de atención al cliente, ha presentado en su nombre la solicitud {{requestNo}}. Nuestro equipo se pondrá en contacto con usted a más tardar el {{due}}.\n\nPara añadir información o hacer una consulta, llame o escriba a nuestro servicio de atención al cliente e indique el número {{requestNo}}.',
  'requestFiledForOutside.button': 'Cómo contactarnos',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} lleva su solicitud',
  'requestPickedUp.body': 'Buenos días, {{name}}:\n\n{{owner}} ha asumido su solicitud {{requestNo}} y la está revisando.',
  'requestPickedUp.button': 'Abrir la solicitud',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} es ahora su persona de contacto',
  'ownerChanged.body':
    'Buenos días, {{name}}:\n\nA partir de ahora, {{owner}} lleva su solicitud {{requestNo}}. Todo lo escrito hasta el momento se conserva en la conversación.',
  'ownerChanged.button': 'Abrir la solicitud',
  'contactChanged.subject': '{{title}} ({{requestNo}}): ahora usted es la persona de contacto',
  'contactChanged.body':
    'Buenos días, {{name}}:\n\nA partir de ahora, usted es la persona de contacto de la solicitud {{requestNo}} de su empresa. Todo lo escrito hasta el momento está en la conversación.',
  'contactChanged.button': 'Abrir la solicitud',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): solicitud retirada',
  'requestWithdrawn.body':
    'Buenos días, {{name}}:\n\nSu solicitud {{requestNo}} se ha retirado. Se conserva en su historial de solicitudes y puede duplicarla en cualquier momento.',
  'requestWithdrawn.button': 'Abrir la solicitud',
  'chatDigest.subject': '{{title}} ({{requestNo}}): mensajes nuevos',
  'chatDigest.body': 'Buenos días, {{name}}:\n\nTiene mensajes nuevos en la conversación sobre {{requestNo}}:\n\n{{messages}}',
  'chatDigest.button': 'Abrir la conversación',
  'passkeyAdded.subject': 'Se ha añadido una clave de acceso',
  'passkeyAdded.body':
    'Buenos días, {{name}}:\n\nLa clave de acceso {{passkey}} se añadió a su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'passkeyAdded.button': 'Revisar la seguridad de acceso',
  'passkeyRemoved.subject': 'Se ha quitado una clave de acceso',
  'passkeyRemoved.body':
    'Buenos días, {{name}}:\n\nLa clave de acceso {{passkey}} se quitó de su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'passkeyRemoved.button': 'Revisar la seguridad de acceso',
  'appAdded.subject': 'Su aplicación de autenticación está activada',
  'appAdded.body':
    'Buenos días, {{name}}:\n\nSe conectó una aplicación de autenticación a su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'appAdded.button': 'Revisar la seguridad de acceso',
  'appRemoved.subject': 'Su aplicación de autenticación está desactivada',
  'appRemoved.body':
    'Buenos días, {{name}}:\n\nLa aplicación de autenticación se quitó de su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'appRemoved.button': 'Revisar la seguridad de acceso',
  'recoveryCodeUsed.subject': 'Se ha usado un código de recuperación',
  'recoveryCodeUsed.body':
    'Buenos días, {{name}}:\n\nAlguien inició sesión en su cuenta con un código de recuperación el {{time}}, desde {{device}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'recoveryCodeUsed.button': 'Revisar la seguridad de acceso',
  'recoveryCodesRenewed.subject': 'Tiene códigos de recuperación nuevos',
  'recoveryCodesRenewed.body':
    'Buenos días, {{name}}:\n\nSe crearon códigos de recuperación nuevos para su cuenta el {{time}}. Los anteriores ya no sirven.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'recoveryCodesRenewed.button': 'Revisar la seguridad de acceso',
  'deviceRemembered.subject': 'Un dispositivo omite su segundo factor',
  'deviceRemembered.body':
    'Buenos días, {{name}}:\n\n{{device}} omite su segundo factor durante 30 días desde el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'deviceRemembered.button': 'Revisar la seguridad de acceso',
  'factorResetAsked.subject': 'Se ha pedido restablecer su segundo factor',
  'factorResetAsked.body':
    'Buenos días, {{name}}:\n\n{{administrator}} pidió restablecer su segundo factor el {{time}}. Motivo: {{reason}}\n\nUn segundo administrador tiene 24 horas para confirmarlo. Todavía no ha cambiado nada.\n\nSi usted no lo ha pedido, avísenos de inmediato.',
  'factorResetAsked.button': 'Contactar con nosotros',
  'factorResetConfirmed.subject': 'Quite su segundo factor perdido',
  'factorResetConfirmed.body':
    'Buenos días, {{name}}:\n\n{{other}} y {{administrator}} han confirmado que ha perdido su segundo factor. Todas sus sesiones se han cerrado.\n\nEste enlace quita el factor perdido. Sirve una vez y caduca en 30 minutos. Después, inicie sesión con su contraseña.\n\nSi usted no lo ha pedido, no use el enlace y avísenos de inmediato.',
  'factorResetConfirmed.button': 'Quitar el factor perdido',
  'factorsRemoved.subject': 'Su segundo factor se ha quitado',
  'factorsRemoved.body':
    'Buenos días, {{name}}:\n\nSu segundo factor se quitó el {{time}}. Ahora inicia sesión con su contraseña; configure pronto un factor nuevo.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'factorsRemoved.button': 'Ir al inicio de sesión',
} satisfies Texts<typeof en, 'es'>;
