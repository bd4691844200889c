/** Mails about accounts, in Spanish. */
import type { MailWords } from '../en/mails.js';

export const words: MailWords = {
  subjects: { email: 'Confirma tu dirección', recovery: 'Tu código de recuperación' },
  codes: {
    email: (name) => `Escribe este código en los ajustes de ${name} para confirmar tu dirección:`,
    recovery: (name) =>
      `Hemos recibido una petición para recuperar tu cuenta en ${name}. Usa este código para poner una contraseña nueva:`,
  },
  codeEnds:
    'El código sirve una sola vez y caduca a los diez minutos. Si no lo has pedido, no hagas caso de este mensaje.',
  notices: {
    password: 'Se ha cambiado la contraseña.',
    recovery: 'Se ha usado un código de recuperación y se ha cambiado la contraseña.',
    code: 'Se ha creado un código de recuperación nuevo.',
    email: 'Se ha cambiado o eliminado la dirección de correo.',
    passkey: 'Se ha añadido una llave de acceso.',
    key: 'Se ha creado una clave de API.',
    signIn: 'Alguien ha iniciado sesión en tu cuenta desde un navegador nuevo.',
  },
  wished: {
    decision: [
      'La moderación ha decidido algo sobre ti o sobre algo que creaste.',
      'Léelo en los ajustes del sitio. Si crees que está mal, reclama ahí.',
    ],
    notices: [
      'Hay novedades para ti: una respuesta, un nonograma de alguien a quien sigues, un seguidor o un concurso que ha empezado.',
      'Léelas en la página de avisos. Hasta entonces no llegará otro correo como este.',
    ],
  },
  notMe:
    'Si no has sido tú, pon una contraseña nueva y cierra todas las demás sesiones en los ajustes.',
};
