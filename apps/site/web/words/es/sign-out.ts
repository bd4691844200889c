/** Texts of signing out, in Spanish. */
import type { SignOutWords } from '../en/sign-out.js';

export const words: SignOutWords = {
  signOutTitle: '¿Cerrar sesión?',
  title: '¿Conservar tus partidas en este dispositivo?',
  text: 'Si las conservas, estarán aquí cuando vuelvas a iniciar sesión. Otras personas que usen este dispositivo no las ven.',
  sending: 'Enviando tus partidas a tu cuenta…',
  unsent:
    'Algunas de tus partidas aún no han llegado a tu cuenta. Si las quitas ahora, se pierden.',
  onlyDrafts: (count, drafts) =>
    `${count} ${drafts} de la página de crear ${count === 1 ? 'está' : 'están'} solo en este dispositivo.`,
  draftForms: { one: 'borrador', other: 'borradores' },
  keep: 'Conservar y salir',
  remove: 'Quitar y salir',
};
