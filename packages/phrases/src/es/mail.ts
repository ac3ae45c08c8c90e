import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Atención al cliente de Heliodesk, {{url}}. Este es un correo automático. Las respuestas no se leen.',
  unsubscribe: 'Desactivar correos como este',
  'activation.subject': 'Active su cuenta de Heliodesk',
  'activation.body':
    'Buenos días:\n\nEsta dirección de correo se ha indicado para una cuenta de Heliodesk. Si la cuenta es suya, solo queda un paso: confirmar que la dirección también lo es.\n\nEl enlace se puede usar una sola vez y caduca a las 48 horas. Si no conoce esta cuenta, puede ignorar este correo.',
  'activation.button': 'Activar cuenta',
  'contactAdded.subject': 'Su acceso a Heliodesk',
  'contactAdded.body':
    'Buenos días, {{name}}:\n\nAtención al cliente le ha dado de alta en Heliodesk como persona de contacto de {{company}}. Elija una contraseña para seguir las solicitudes y presentar reclamaciones.\n\nEl enlace se puede usar una sola vez y caduca a los 7 días.',
  'contactAdded.button': 'Elegir una contraseña',
  'accountActivated.subject': 'Elija una contraseña e inicie sesión',
  'accountActivated.body':
    'Buenos días, {{name}}:\n\nAtención al cliente ha confirmado su acceso para {{company}}. Elija una contraseña con este enlace y después inicie sesión con esta dirección de correo electrónico. La contraseña que eligió al registrarse ya no sirve.\n\nEl enlace se puede usar una sola vez y caduca a los 7 días.',
  'accountActivated.button': 'Elegir una contraseña',
  'emailChanged.subject': 'Su correo electrónico de Heliodesk ha cambiado',
  'emailChanged.body':
    'Buenos días, {{name}}:\n\nAtención al cliente ha cambiado su correo electrónico para {{company}} por {{email}}. Confirme la dirección nueva y úsela para iniciar sesión. La dirección en la que recibe este correo ya no sirve.\n\nSi usted no ha pedido este cambio, póngase en contacto con nosotros.',
  'emailChanged.button': 'Contactar con nosotros',
  'requestsGiven.subject': '{{other}} es ahora la persona de contacto de sus solicitudes',
  'requestsGiven.body':
    'Buenos días, {{name}}:\n\nAtención al cliente ha transferido estas solicitudes abiertas a {{other}}:\n\n{{requests}}\n\nPuede seguir viéndolas entre las solicitudes de su empresa.',
  'requestsGiven.button': 'Ver solicitudes',
  'requestsTaken.subject': 'Ahora usted es la persona de contacto de estas solicitudes',
  'requestsTaken.body':
    'Buenos días, {{name}}:\n\nAtención al cliente le ha transferido estas solicitudes abiertas. Hasta ahora, la persona de contacto era {{other}}.\n\n{{requests}}\n\nEn las conversaciones encontrará todo lo escrito hasta el momento.',
  'requestsTaken.button': 'Ver solicitudes',
  'alreadyRegistered.subject': 'Intento de registro con su correo electrónico',
  'alreadyRegistered.body':
    'Buenos días:\n\nAlguien ha intentado registrarse con esta dirección de correo, que ya tiene una cuenta. Si ha sido usted, inicie sesión. Desde allí puede restablecer su contraseña.\n\nSi no ha sido usted, puede ignorar este correo.',
  'alreadyRegistered.button': 'Ir al inicio de sesión',
  'passwordReset.subject': 'Elija una contraseña nueva',
  'passwordReset.body':
    'Buenos días:\n\nCon este enlace puede elegir una contraseña nueva. El enlace se puede usar una sola vez y caduca a los 30 minutos.\n\nSi no lo ha solicitado, puede ignorar este correo. Su contraseña no cambia.',
  'passwordReset.button': 'Elegir una contraseña nueva',
  'passwordChanged.subject': 'Su contraseña se ha cambiado',
  'passwordChanged.body':
    'Buenos días, {{name}}:\n\nSu contraseña se cambió el {{time}}. Se han cerrado todas sus demás sesiones.\n\nSi ha sido usted, no tiene que hacer nada. Si no, elija de inmediato una contraseña nueva y póngase en contacto con nosotros.',
  'passwordChanged.button': 'Elegir una contraseña nueva',
  'staffInvitation.subject': '{{inviter}} le invita a Heliodesk',
  'staffInvitation.body':
    'Buenos días, {{name}}:\n\n{{inviter}} le ha dado acceso al centro de atención de Heliodesk. Elija una contraseña con este enlace y después inicie sesión en el acceso para empleados con esta dirección de correo electrónico.\n\nEl enlace se puede usar una sola vez y caduca a los 7 días.',
  'staffInvitation.button': 'Elegir una contraseña',
  'providerInvitation.subject': '{{company}}: su acceso a Heliodesk',
  'providerInvitation.body':
    'Buenos días, {{name}}:\n\nSe le ha dado de alta en {{company}}, proveedor de servicios en Heliodesk. Elija una contraseña con este enlace y después inicie sesión con esta dirección de correo electrónico.\n\nEl enlace se puede usar una sola vez y caduca a los 7 días.',
  'providerInvitation.button': 'Elegir una contraseña',
  'captchaCode.subject': 'Su código: {{code}}',
  'captchaCode.body': 'Introduzca este código en lugar de los caracteres de la imagen:\n\n{{code}}\n\nCaduca a los 10 minutos.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): hemos recibido su solicitud',
  'requestReceived.body':
    'Buenos días, {{name}}:\n\nGracias por su solicitud {{requestNo}}. Nuestro equipo se pondrá en contacto con usted a más tardar el {{due}}.\n\nPuede seguir cada paso, añadir información y escribirnos en cualquier momento.',
  'requestReceived.button': 'Abrir solicitud',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): hemos presentado una solicitud en su nombre',
  'requestFiledFor.body':
    'Buenos días, {{name}}:\n\n{{agent}}, de atención al cliente, ha presentado en su nombre la solicitud {{requestNo}}. Nuestro equipo se pondrá en contacto con usted a más tardar el {{due}}.\n\nPuede seguir cada paso, añadir información y escribirnos en cualquier momento.',
  'requestFiledFor.button': 'Abrir solicitud',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): hemos presentado una solicitud en su nombre',
  'requestFiledForOutside.body':
    'Buenos días, {{name}}:\n\n{{agent}}, de atención al cliente, ha presentado en su nombre la solicitud {{requestNo}}. Nuestro equipo se pondrá en contacto con usted a más tardar el {{due}}.\n\nPara añadir información o hacer una pregunta, llame o escriba a atención al cliente e indique el número {{requestNo}}.',
  'requestFiledForOutside.button': 'Cómo contactar con nosotros',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} lleva su solicitud',
  'requestPickedUp.body': 'Buenos días, {{name}}:\n\n{{owner}} ha asumido su solicitud {{requestNo}} y ya la está revisando.',
  'requestPickedUp.button': 'Abrir solicitud',
  'tipSent.subject': '{{title}} ({{requestNo}}): necesitamos algo de usted',
  'tipSent.body':
    'Buenos días, {{name}}:\n\n{{agent}} necesita lo siguiente para su solicitud {{requestNo}}:\n\n{{missing}}\n\nResponda a más tardar el {{due}}.',
  'tipSent.button': 'Abrir solicitud',
  'tipRecalled.subject': '{{title}} ({{requestNo}}): una acción requerida ya no es necesaria',
  'tipRecalled.body': 'Buenos días, {{name}}:\n\n{{agent}} ya no necesita lo que le habíamos pedido en su solicitud {{requestNo}}.',
  'tipRecalled.button': 'Abrir solicitud',
  'tasksReminded.subject': '{{title}} ({{requestNo}}): esperamos su respuesta',
  'tasksReminded.body': 'Buenos días, {{name}}:\n\n{{agent}} espera su respuesta sobre la solicitud {{requestNo}}:\n\n{{tasks}}',
  'tasksReminded.button': 'Abrir solicitud',
  'tasksRemindedLast.subject': '{{title}} ({{requestNo}}): último recordatorio',
  'tasksRemindedLast.body':
    'Buenos días, {{name}}:\n\n{{agent}} sigue esperando su respuesta sobre la solicitud {{requestNo}}:\n\n{{tasks}}\n\nResponda a más tardar el {{until}}. Este es el último recordatorio.',
  'tasksRemindedLast.button': 'Abrir solicitud',
  'taskReminder.subject': '{{title}} ({{requestNo}}): recordatorio',
  'taskReminder.body': 'Buenos días, {{name}}:\n\nSu solicitud {{requestNo}} sigue a la espera de su respuesta:\n\n{{tasks}}',
  'taskReminder.button': 'Abrir solicitud',
  'taskReminderLast.subject': '{{title}} ({{requestNo}}): responda, por favor, o retiraremos la solicitud',
  'taskReminderLast.body':
    'Buenos días, {{name}}:\n\nSu solicitud {{requestNo}} sigue a la espera de su respuesta:\n\n{{tasks}}\n\nSi no tenemos noticias suyas a más tardar el {{until}}, retiraremos la solicitud. Podrá reabrirla en un plazo de 90 días.',
  'taskReminderLast.button': 'Abrir solicitud',
  'requestSuspended.subject': '{{title}} ({{requestNo}}): retirada por falta de respuesta',
  'requestSuspended.body':
    'Buenos días, {{name}}:\n\nHemos retirado su solicitud {{requestNo}} porque no tuvimos respuesta en 30 días.\n\nSi todavía nos necesita, responda o escriba en la solicitud a más tardar el {{until}} y la reabriremos.',
  'requestSuspended.button': 'Abrir solicitud',
  'requestReopened.subject': '{{title}} ({{requestNo}}): hemos reabierto su solicitud',
  'requestReopened.body':
    'Buenos días, {{name}}:\n\nHemos reabierto su solicitud {{requestNo}} y la estamos revisando de nuevo:\n\n{{reason}}',
  'requestReopened.button': 'Abrir solicitud',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} lleva ahora su solicitud',
  'ownerChanged.body':
    'Buenos días, {{name}}:\n\n{{owner}} lleva ahora su solicitud {{requestNo}}. Todo lo escrito hasta el momento se conserva en la conversación.',
  'ownerChanged.button': 'Abrir solicitud',
  'contactChanged.subject': '{{title}} ({{requestNo}}): ahora usted es la persona de contacto',
  'contactChanged.body':
    'Buenos días, {{name}}:\n\nAhora usted es la persona de contacto de la solicitud {{requestNo}} de su empresa. En la conversación encontrará todo lo escrito hasta el momento.',
  'contactChanged.button': 'Abrir solicitud',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): su solicitud se ha retirado',
  'requestWithdrawn.body':
    'Buenos días, {{name}}:\n\nSu solicitud {{requestNo}} se ha retirado. Sigue en su historial de solicitudes y puede duplicarla en cualquier momento.',
  'requestWithdrawn.button': 'Abrir solicitud',
  'requestRejected.subject': '{{title}} ({{requestNo}}): hemos rechazado su reclamación',
  'requestRejected.body':
    'Buenos días, {{name}}:\n\nHemos rechazado su reclamación {{requestNo}}:\n\n{{text}}\n\nSi no está de acuerdo, puede solicitar una revisión una vez, hasta el {{until}}. Entonces volveremos a examinar la reclamación.',
  'requestRejected.button': 'Abrir reclamación',
  'requestRejectedAgain.subject': '{{title}} ({{requestNo}}): resultado de la revisión',
  'requestRejectedAgain.body':
    'Buenos días, {{name}}:\n\nHemos vuelto a examinar su reclamación {{requestNo}} tras la solicitud de revisión. Nuestra decisión es la misma:\n\n{{text}}',
  'requestRejectedAgain.button': 'Abrir reclamación',
  'requestAppealed.subject': '{{title}} ({{requestNo}}): hemos recibido su solicitud de revisión',
  'requestAppealed.body':
    'Buenos días, {{name}}:\n\nHemos recibido la solicitud de revisión de su reclamación {{requestNo}} y volveremos a examinarla.',
  'requestAppealed.button': 'Abrir reclamación',
  'serialsReviewed.subject': '{{title}} ({{requestNo}}): hemos revisado sus números de serie',
  'serialsReviewed.body':
    'Buenos días, {{name}}:\n\nHemos revisado los números de serie de su reclamación {{requestNo}}.\n\nAceptados: {{accepted}}\nRechazados: {{refused}}\n\nEncontrará los números rechazados y los motivos en su reclamación.',
  'serialsReviewed.button': 'Abrir reclamación',
  'partsReviewed.subject': '{{title}} ({{requestNo}}): hemos revisado sus componentes',
  'partsReviewed.body':
    'Buenos días, {{name}}:\n\nHemos revisado los componentes de su reclamación {{requestNo}}.\n\nUnidades aceptadas: {{accepted}}\nUnidades rechazadas: {{refused}}\n\nEncontrará los componentes rechazados y los motivos en su reclamación.',
  'partsReviewed.button': 'Abrir reclamación',
  'solutionApproved.subject': '{{title}} ({{requestNo}}): confirme nuestra solución',
  'solutionApproved.body':
    'Buenos días, {{name}}:\n\nHemos aprobado una solución para su reclamación {{requestNo}}. Indique en la reclamación si acepta o no la solución.\n\n{{text}}',
  'solutionApproved.button': 'Abrir reclamación',
  'solutionConfirmed.subject': '{{title}} ({{requestNo}}): hemos recibido su respuesta',
  'solutionConfirmed.body':
    'Buenos días, {{name}}:\n\nGracias por la respuesta sobre su reclamación {{requestNo}}:\n\n{{answers}}\n\nYa estamos poniendo en marcha lo que se ha aceptado.',
  'solutionConfirmed.button': 'Abrir reclamación',
  'solutionDeclined.subject': '{{title}} ({{requestNo}}): revisamos de nuevo su reclamación',
  'solutionDeclined.body':
    'Buenos días, {{name}}:\n\nNuestra solución para su reclamación {{requestNo}} no se ha aceptado:\n\n{{answers}}\n\nRevisaremos de nuevo la reclamación y nos pondremos en contacto con usted.',
  'solutionDeclined.button': 'Abrir reclamación',
  'claimCompleted.subject': '{{title}} ({{requestNo}}): su reclamación está completada',
  'claimCompleted.body': 'Buenos días, {{name}}:\n\nHemos completado su reclamación {{requestNo}}.\n\n{{closing}}',
  'claimCompleted.button': 'Abrir reclamación',
  'enquiryReplied.subject': '{{title}} ({{requestNo}}): hemos respondido a su consulta',
  'enquiryReplied.body': 'Buenos días, {{name}}:\n\n{{agent}} ha respondido a su consulta {{requestNo}}:\n\n{{answer}}',
  'enquiryReplied.button': 'Abrir consulta',
  'enquiryCompleted.subject': '{{title}} ({{requestNo}}): su consulta está completada',
  'enquiryCompleted.body':
    'Buenos días, {{name}}:\n\nHemos completado su consulta {{requestNo}}. Nuestra respuesta:\n\n{{answer}}\n\nSi le queda alguna duda, escríbanos en la consulta a más tardar el {{until}} y la reabriremos.',
  'enquiryCompleted.button': 'Abrir consulta',
  'enquiryNotForUs.subject': '{{title}} ({{requestNo}}): no podemos ayudarle con esto',
  'enquiryNotForUs.body':
    'Buenos días, {{name}}:\n\nHemos cerrado su consulta {{requestNo}} porque no podemos ayudarle con ella:\n\n{{reason}}',
  'enquiryNotForUs.button': 'Abrir consulta',
  'enquiryTurned.subject': '{{title}} ({{requestNo}}): reclamación de garantía a partir de su consulta',
  'enquiryTurned.body':
    'Buenos días, {{name}}:\n\n{{agent}} ha iniciado la reclamación de garantía {{claimNo}} a partir de su consulta {{requestNo}}. Ya contiene su descripción y sus archivos. La encontrará en sus borradores.',
  'enquiryTurned.button': 'Abrir consulta',
  'claimSplit.subject': '{{title}} ({{requestNo}}): parte de su reclamación sigue por separado',
  'claimSplit.body':
    'Buenos días, {{name}}:\n\nHemos decidido sobre una parte de su reclamación de garantía {{requestNo}}. Lo que aún está sin decidir sigue en la reclamación {{claimNo}}, para que lo ya decidido no tenga que esperar:\n\n{{reason}}\n\nEncontrará ambas en sus solicitudes.',
  'claimSplit.button': 'Abrir reclamación',
  'answeredFor.subject': '{{title}} ({{requestNo}}): hemos respondido en su nombre',
  'answeredFor.body':
    'Buenos días, {{name}}:\n\n{{agent}} ha respondido en su nombre sobre la reclamación {{requestNo}}, con su consentimiento escrito ({{file}}):\n\n{{answers}}\n\nSi no es lo que usted acordó, escríbanos en la reclamación.',
  'answeredFor.button': 'Abrir reclamación',
  'enquiryBound.subject': '{{title}} ({{requestNo}}): su consulta está en el portal',
  'enquiryBound.body':
    'Buenos días, {{name}}:\n\nSu consulta {{requestNo}} está ahora vinculada a su empresa. La encontrará, con todo lo escrito hasta ahora, en sus solicitudes.',
  'enquiryBound.button': 'Abrir consulta',
  'firstContactLate.subject': '{{title}} ({{requestNo}}): el primer contacto se retrasa',
  'firstContactLate.body':
    'Buenos días, {{name}}:\n\nNadie se ha puesto en contacto todavía con el cliente por la solicitud {{requestNo}} y el plazo prometido ya ha vencido.',
  'firstContactLate.button': 'Abrir solicitud',
  'pickUpLate.subject': '{{title}} ({{requestNo}}): nadie ha asumido la solicitud a tiempo',
  'pickUpLate.body': 'Buenos días, {{name}}:\n\nLa solicitud {{requestNo}} se presentó hace más de un día hábil y nadie la ha asumido.',
  'pickUpLate.button': 'Abrir solicitud',
  'decisionLate.subject': '{{title}} ({{requestNo}}): la decisión se retrasa',
  'decisionLate.body':
    'Buenos días, {{name}}:\n\nHace más de 2 días hábiles que se propuso rechazar la reclamación {{requestNo}} y nadie ha decidido todavía.',
  'decisionLate.button': 'Abrir reclamación',
  'approvalLate.subject': '{{title}} ({{requestNo}}): la aprobación se retrasa',
  'approvalLate.body':
    'Buenos días, {{name}}:\n\nLas soluciones de la reclamación {{requestNo}} se enviaron para su aprobación hace más de 2 días hábiles y nadie ha decidido todavía.',
  'approvalLate.button': 'Abrir reclamación',
  'notice.subject': '{{title}} ({{requestNo}}): {{what}}',
  'notice.body': 'Buenos días, {{name}}:\n\nHay novedades sobre la solicitud {{requestNo}}:\n\n{{what}}',
  'notice.button': 'Abrir solicitud',
  'workNotice.subject': '{{what}}',
  'workNotice.body': 'Buenos días, {{name}}:\n\nLa operación que inició sobre varias solicitudes ha terminado:\n\n{{what}}',
  'workNotice.button': 'Ver resultado',
  'dailyNotices.subject': 'Su resumen diario',
  'dailyNotices.body': 'Buenos días, {{name}}:\n\nEstas son las novedades desde su último resumen:\n\n{{notices}}',
  'dailyNotices.button': 'Ver avisos',
  'chatDigest.subject': '{{title}} ({{requestNo}}): mensajes nuevos',
  'chatDigest.body': 'Buenos días, {{name}}:\n\nTiene mensajes nuevos en la conversación sobre {{requestNo}}:\n\n{{messages}}',
  'chatDigest.button': 'Abrir conversación',
  'passkeyAdded.subject': 'Se ha añadido una clave de acceso',
  'passkeyAdded.body':
    'Buenos días, {{name}}:\n\nLa clave de acceso {{passkey}} se añadió a su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'passkeyAdded.button': 'Revisar la seguridad de acceso',
  'passkeyRemoved.subject': 'Se ha eliminado una clave de acceso',
  'passkeyRemoved.body':
    'Buenos días, {{name}}:\n\nLa clave de acceso {{passkey}} se eliminó de su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'passkeyRemoved.button': 'Revisar la seguridad de acceso',
  'appAdded.subject': 'Su aplicación de autenticación está activada',
  'appAdded.body':
    'Buenos días, {{name}}:\n\nSe conectó una aplicación de autenticación a su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'appAdded.button': 'Revisar la seguridad de acceso',
  'appRemoved.subject': 'Su aplicación de autenticación está desactivada',
  'appRemoved.body':
    'Buenos días, {{name}}:\n\nLa aplicación de autenticación se eliminó de su cuenta el {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'appRemoved.button': 'Revisar la seguridad de acceso',
  'recoveryCodeUsed.subject': 'Se ha usado un código de recuperación',
  'recoveryCodeUsed.body':
    'Buenos días, {{name}}:\n\nAlguien inició sesión en su cuenta con un código de recuperación el {{time}}, desde {{device}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'recoveryCodeUsed.button': 'Revisar la seguridad de acceso',
  'recoveryCodesRenewed.subject': 'Tiene códigos de recuperación nuevos',
  'recoveryCodesRenewed.body':
    'Buenos días, {{name}}:\n\nSe crearon códigos de recuperación nuevos para su cuenta el {{time}}. Los anteriores ya no sirven.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'recoveryCodesRenewed.button': 'Revisar la seguridad de acceso',
  'deviceRemembered.subject': 'Un dispositivo ya no le pide el segundo factor',
  'deviceRemembered.body':
    'Buenos días, {{name}}:\n\n{{device}} no le pedirá el segundo factor durante 30 días a partir del {{time}}.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'deviceRemembered.button': 'Revisar la seguridad de acceso',
  'factorResetAsked.subject': 'Se ha solicitado restablecer su segundo factor',
  'factorResetAsked.body':
    'Buenos días, {{name}}:\n\n{{administrator}} solicitó restablecer su segundo factor el {{time}}. Motivo: {{reason}}\n\nUn segundo administrador tiene 24 horas para confirmarlo. Todavía no ha cambiado nada.\n\nSi usted no lo ha pedido, avísenos de inmediato.',
  'factorResetAsked.button': 'Contactar con nosotros',
  'factorResetConfirmed.subject': 'Elimine su segundo factor perdido',
  'factorResetConfirmed.body':
    'Buenos días, {{name}}:\n\nDos administradores ({{other}}, {{administrator}}) han confirmado que usted ha perdido su segundo factor. Todas sus sesiones se han cerrado.\n\nCon este enlace se elimina el factor perdido. El enlace se puede usar una sola vez y caduca a los 30 minutos. Después, inicie sesión con su contraseña.\n\nSi usted no lo ha pedido, no use el enlace y avísenos de inmediato.',
  'factorResetConfirmed.button': 'Eliminar el factor perdido',
  'factorsRemoved.subject': 'Su segundo factor se ha eliminado',
  'factorsRemoved.body':
    'Buenos días, {{name}}:\n\nSu segundo factor se eliminó el {{time}}. Ahora basta con su contraseña para iniciar sesión; configure un factor nuevo en cuanto pueda.\n\nSi no ha sido usted, elija de inmediato una contraseña nueva y avísenos.',
  'factorsRemoved.button': 'Ir al inicio de sesión',
  'manyUnknownSerials.subject': 'Muchos números de serie desconocidos: {{who}}',
  'manyUnknownSerials.body':
    'Buenos días, {{name}}:\n\n{{who}} ha comprobado {{judged}} números de serie en 24 horas. {{unknown}} de ellos no están en nuestro registro, así que es posible que alguien esté probando números.\n\nEncontrará los detalles en el registro de auditoría. Si no ve un motivo justificado, desactive el acceso.',
  'manyUnknownSerials.button': 'Abrir el registro de auditoría',
  'manyCustomersRead.subject': 'Muchas fichas de clientes consultadas: {{who}}',
  'manyCustomersRead.body':
    'Buenos días, {{name}}:\n\n{{who}} ha consultado {{read}} fichas de clientes en 24 horas, muchas más de lo habitual.\n\nEncontrará los detalles en el registro de auditoría. Si no ve un motivo justificado, desactive el acceso.',
  'manyCustomersRead.button': 'Abrir el registro de auditoría',
} satisfies Texts<typeof en, 'es'>;
