/** Texts of the page that is shown instead of one that could not be, in Spanish. */
import type { TroubleWords } from '../en/trouble.js';

export const words: TroubleWords = {
  titles: {
    request: 'No se pudo leer esta petición',
    'sign-in': 'Primero inicia sesión',
    refused: 'Esto no se permite aquí',
    gone: 'Esto ya no está aquí',
    large: 'Esto es demasiado grande',
    often: 'Demasiadas peticiones a la vez',
    broken: 'Algo ha salido mal',
    away: 'El sitio no está disponible ahora mismo',
  },
  whys: {
    request: 'La dirección o el formulario contiene algo que esta página no puede usar.',
    'sign-in': 'Esta página es para quienes han iniciado sesión.',
    refused: 'Esta página no se puede usar de esta forma.',
    gone: 'Estaba aquí y se ha retirado.',
    large: 'Has enviado más de lo que acepta esta página.',
    often: 'Has llegado al límite de páginas por minuto.',
    broken: 'La culpa es nuestra, no tuya. El error ha quedado registrado.',
    away: 'No es culpa tuya y suele pasar enseguida.',
  },
  wait: (seconds, noun) => `Inténtalo de nuevo dentro de ${seconds} ${noun}.`,
  waitLonger: 'Inténtalo de nuevo más tarde.',
  secondForms: { one: 'segundo', other: 'segundos' },
  safe: 'Tus partidas están guardadas en este navegador; no se pierde nada.',
  again: 'Reintentar',
  signIn: 'Iniciar sesión',
  toPuzzles: 'Ver nonogramas',
  back: 'Volver a la página',
  request: 'Número de petición, para avisar de este error:',
};
