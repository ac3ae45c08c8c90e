import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'Esta página estará disponible próximamente. Mientras tanto, puede verificar un número de serie o iniciar una reclamación de módulos.',
    check: 'Verificar un número de serie',
    claim: 'Iniciar una reclamación de módulos',
    contact: {
      title: 'Contacto por región',
      text: 'Direcciones, teléfonos, correos electrónicos y horarios de nuestras oficinas, por región.',
    },
    knowledge: {
      title: 'Base de conocimientos',
      text: 'Respuestas de nuestros ingenieros sobre módulos y seguidores, con descargas y búsqueda en nueve idiomas.',
    },
    providers: { title: 'Proveedores de servicios', text: 'Empresas colaboradoras que reparan e inspeccionan en la planta, por país.' },
    services: {
      title: 'Servicios adicionales',
      text: 'Accesorios, repuestos de módulos fuera de producción y servicios de pago como inspección, termografía y formación.',
    },
    designTool: {
      title: 'Herramienta de diseño',
      text: 'Planifique filas, mesas y longitudes de cadena para su planta.',
    },
    survey: {
      title: 'Valorar un servicio',
      text: 'Unas pocas preguntas sobre el servicio recibido. Le enviaremos una invitación por correo cuando se cierre su solicitud.',
    },
    serviceOrders: { title: 'Mis órdenes de trabajo', text: 'Sus órdenes de trabajo y liquidaciones, con el próximo paso y su plazo.' },
    warranty: {
      title: 'Registro de garantía',
      text: 'Registre los módulos instalados con sus números de serie y obtenga el certificado en PDF.',
    },
  },

  privacy: 'Privacidad',
  page: {
    borrowed: 'Esta página todavía no está traducida. Está leyendo la versión en inglés.',
    loading: 'Cargando la página',
    again: 'Reintentar',
  },
} satisfies Texts<typeof en, 'es'>;
