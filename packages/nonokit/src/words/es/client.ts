/** Spanish messages about a site that does not answer as sites do. */
import type { Translation } from '@nonokit/core';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ahí no hay ningún servidor; comprueba la dirección y el puerto',
  ENOTFOUND: 'ese nombre no existe; comprueba la dirección y la red',
  EAI_AGAIN: 'no se pudo consultar el nombre; comprueba la red',
  ECONNRESET: 'la conexión se cortó; inténtalo de nuevo',
  ETIMEDOUT: 'tarda demasiado; inténtalo de nuevo',
};

export const CLIENT_ES: Translation<typeof import('../en/client.js')> = {
  noConnection: ({ site, reason }) => `${site} no responde: ${REASONS[reason] ?? reason}`,
  unreadableAnswer: () => 'la respuesta no es la de un sitio de Nonokit; comprueba la dirección',
};
