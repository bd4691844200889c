/** Texts of signing in and of making an account, in Spanish. */
import type { SignInWords } from '../en/sign-in.js';

export const words: SignInWords = {
  contact: 'Contacto',
  signIn: 'Iniciar sesión',
  description: 'Inicia sesión o crea una cuenta con un nombre y una contraseña.',
  signInFor: 'para tener tus partidas en todos tus dispositivos',
  again: 'Iniciar sesión de nuevo',
  againFor: 'para confirmar que eres tú; después vuelves a esta página',
  create: 'Crear una cuenta',
  createFor: 'basta con un nombre y una contraseña',
  recover: 'Contraseña nueva',
  recoverFor: 'con tu código de recuperación',
  welcome: 'Tu sitio',
  welcomeFor: 'crea la cuenta de administración',
  invited: 'Tienes una invitación',
  notOpen: {
    invitation:
      'Aquí hace falta una invitación para crear una cuenta. Pídesela a quienes gestionan el sitio.',
    closed: 'En este sitio no se pueden crear cuentas nuevas.',
  },
  name: 'Nombre',
  newNameNote: 'Lo ve todo el mundo. Después no se puede cambiar.',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  newPasswordNote: 'Al menos 10 caracteres; unas cuantas palabras son fáciles de recordar.',
  code: 'Código de recuperación',
  codeNote: 'Lo guardaste al crear la cuenta.',
  mailCode: 'Enviar un código a mi correo',
  codeMailed:
    'Si este nombre tiene un correo confirmado, le hemos enviado un código. Vale durante diez minutos.',
  forgot: '¿La has olvidado?',
  setPassword: 'Guardar la contraseña',
  passkey: 'Entrar con llave de acceso',
  newHere: '¿Es tu primera vez?',
  haveAccount: '¿Tienes cuenta?',
  knowPassword: '¿Sabes la contraseña?',
  needsScript:
    'Para iniciar sesión hace falta JavaScript, que aquí está desactivado. Todo lo demás se puede leer sin él.',
  noGames: 'Puedes jugar sin cuenta: las partidas se guardan en este dispositivo.',
  games: (count, noun) =>
    `Puedes jugar sin cuenta: ${count} ${noun} en este dispositivo y ${count === 1 ? 'pasará' : 'pasarán'} a tu cuenta.`,
  gameForms: { one: 'partida está guardada', other: 'partidas están guardadas' },
  keepCode: 'Guarda este código',
  keepCodeText:
    'Lo necesitas si olvidas la contraseña. Se muestra una sola vez, y no podemos buscarlo por ti.',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'El navegador no permitió copiar. Selecciónalo y cópialo.',
  download: 'Descargar',
  file: (site, name, code) => `${site}\nNombre: ${name}\nCódigo de recuperación: ${code}\n`,
  kept: 'Ya lo he guardado',
  signedIn: (name) => `Sesión iniciada: ${name}.`,
  goOn: 'Continuar',
};
