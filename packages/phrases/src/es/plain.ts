import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, privacy. */
export default {
  prepared: {
    lead: 'Esta página está en preparación. Mientras tanto, puede verificar un número de serie o iniciar una reclamación de módulos.',
    check: 'Verificar un número de serie',
    claim: 'Iniciar una reclamación de módulos',
    contact: { title: 'Contacto por región', text: 'Direcciones, teléfonos, correos y horarios de nuestras oficinas, por región.' },
    knowledge: {
      title: 'Conocimientos',
      text: 'Respuestas de nuestros ingenieros sobre módulos y seguidores, con archivos para descargar y búsqueda en nueve idiomas.',
    },
    providers: { title: 'Proveedores de servicios', text: 'Empresas que reparan e inspeccionan en la planta, por país.' },
    services: {
      title: 'Servicios adicionales',
      text: 'Accesorios, repuestos de módulos fuera de producción y servicios de pago como inspección, termografía y formación.',
    },
    designTool: {
      title: 'Herramienta de diseño',
      text: 'Una herramienta para planificar filas, mesas y longitud de cadenas en su terreno.',
    },
    survey: {
      title: 'Valorar un servicio',
      text: 'Unas pocas preguntas sobre el servicio recibido. La invitación llega por correo cuando se cierra una solicitud.',
    },
    enquiry: {
      title: 'Consulta',
      text: 'Preguntas sobre módulos y seguidores, que una persona responde en un plazo de 2 días hábiles.',
    },
    trackerClaim: { title: 'Reclamación de seguidores', text: 'Reclamaciones de postes, accionamientos, controladores e inversores.' },
    warranty: {
      title: 'Registro de garantía',
      text: 'Registro de los módulos instalados con sus números de serie, y el certificado en PDF.',
    },
  },

  privacy: {
    title: 'Privacidad',
    lead: 'Qué datos suyos conservamos, para qué y durante cuánto tiempo.',
    keepTitle: 'Qué conservamos',
    keepText:
      'Los datos de su empresa, su nombre, correo electrónico y teléfono, y lo que usted escribe y sube en las solicitudes. Los números de serie de los módulos forman parte de los datos de su empresa. Las fotos se reducen en su navegador y, antes del envío, se elimina el lugar donde se tomaron.',
    whyTitle: 'Para qué lo conservamos',
    whyText:
      'Para responder a sus solicitudes, decidir sobre las reclamaciones de garantía, entregar reemplazos y pagar compensaciones. Solo enviamos otras novedades si usted las aceptó al registrarse; puede cambiarlo en su perfil.',
    whoTitle: 'Quién puede verlo',
    whoText:
      'Las personas de su empresa que tienen una cuenta aquí y nuestro personal, en la medida en que su trabajo lo requiere. Un proveedor de servicios solo ve la orden de trabajo que se le asignó. Los datos bancarios están cifrados y cada acceso a ellos queda registrado.',
    longTitle: 'Cuánto tiempo lo conservamos',
    longText:
      'Mientras dure la garantía o lo exija la ley. Su navegador recuerda el idioma, la apariencia y, si lo desea, su nombre de usuario; la sesión termina tras dos horas sin actividad.',
    rightsTitle: 'Qué puede solicitar',
    rightsText:
      'Una copia de sus datos, su corrección o su eliminación, siempre que la ley no lo impida. Envíenos una consulta a través del portal.',
  },
} satisfies Texts<typeof en, 'es'>;
