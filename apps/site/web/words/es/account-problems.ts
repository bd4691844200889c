/** What the server refuses about accounts, by its codes, in Spanish. */
import type { AccountProblems } from '../en/account-problems.js';

export const words: AccountProblems = {
  'name-length': 'Los nombres tienen de 2 a 30 caracteres.',
  'name-signs':
    'Los nombres llevan letras y cifras; entre ellas puede haber un espacio, un guion o un guion bajo.',
  'name-scripts':
    'Todas las letras del nombre deben ser de un mismo alfabeto, y las cifras, de 0 a 9.',
  'name-reserved': 'Este nombre podría confundirse con el propio sitio. Elige otro.',
  'name-taken': 'Este nombre, u otro que se ve igual, ya está ocupado. Elige otro.',
  'password-length':
    'Las contraseñas tienen de 10 a 1000 caracteres. Unas cuantas palabras son fáciles de recordar.',
  'password-common':
    'Esta contraseña es de las más comunes o se repite a sí misma. Esas son las primeras que se prueban. Elige otra.',
  'password-is-name':
    'Aparte de tu nombre y del nombre del sitio, la contraseña debe tener al menos otros 6 caracteres.',
  'password-wrong':
    'La contraseña no es correcta. Comprueba la distribución del teclado y las mayúsculas.',
  'sign-in-wrong':
    'El nombre y la contraseña no coinciden. Comprueba la distribución del teclado y las mayúsculas.',
  'recovery-wrong': 'El nombre y el código no coinciden. Comprueba los dos.',
  'invitation-wrong': 'Esta invitación ya se ha usado o ha caducado. Pide una nueva.',
  'registration-closed':
    'En este sitio no se pueden crear cuentas nuevas. Pregunta a quienes lo gestionan.',
  'invitation-missing':
    'Para crear una cuenta hace falta una invitación. Pídesela a quienes gestionan el sitio.',
  'part-off': 'Esta parte del sitio está desactivada.',
  'passkey-wrong':
    'No se pudo verificar la llave de acceso. Inténtalo de nuevo o usa la contraseña.',
  'passkey-stopped': 'No se usó la llave de acceso. Inténtalo de nuevo o usa la contraseña.',
  'prove-again': 'Para hacer esto, vuelve a escribir tu contraseña o a usar tu llave de acceso.',
  'too-many-keys': 'Esta cuenta ya tiene el máximo de claves. Revoca una primero.',
  'email-shape': 'Esto no es una dirección de correo. Escribe una como nombre@example.org.',
  'code-wrong': 'El código no es correcto o ha caducado.',
  busy: 'El servidor está ocupado. Inténtalo dentro de unos segundos.',
  'scope-none': 'Elige al menos un permiso para la clave.',
  'not-reached': 'No se pudo contactar con el servidor. No ha cambiado nada. Inténtalo de nuevo.',
};
