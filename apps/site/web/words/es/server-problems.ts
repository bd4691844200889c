/** Problems of the server in Spanish, by code; one that is missing keeps its English sentence. */
import type { ServerProblems } from '../en/server-problems.js';

const NOTHING_IS_KEPT =
  'Ahora mismo el sitio no puede guardar nada. Quienes lo gestionan ya lo saben. Vuelve más tarde.';

export const words: ServerProblems = {
  // requests
  'invalid-request': ({ field }) =>
    field === undefined ? undefined : `El campo «${field}» no tiene un valor válido.`,
  'unknown-parameter': ({ field, parameters }) => {
    const known = Array.isArray(parameters) ? parameters.join(', ') : '';
    return `Esta llamada no tiene el parámetro «${field}». Tiene: ${known}.`;
  },
  'method-not-allowed': ({ allow }) => `En esta dirección solo se admite ${allow}.`,
  'invalid-cursor': 'El valor de «after» no es de esta lista; usa el «next» de la página anterior.',
  'no-puzzle': 'La petición está vacía; envía un nonograma en cualquier formato.',
  'not-found': 'Esa página no existe. Comprueba la dirección.',
  'not-signed-in': 'Primero inicia sesión.',
  'scope-missing': 'Esta clave no tiene permiso para hacerlo.',
  'not-a-moderator': 'Solo los moderadores pueden hacerlo.',
  'key-unknown': 'Esta clave de API es desconocida o está revocada. Crea otra en los ajustes.',
  'range-unfit': ({ bytes }) =>
    `El archivo tiene ${bytes} bytes; esa parte queda más allá del final.`,
  'key-ended': 'Esta clave de API ha caducado. Crea otra en los ajustes.',
  'foreign-origin': 'La petición viene de otro sitio. Abre nuestra página y hazlo desde ella.',
  banned: ({ until }) => `Un moderador ha prohibido escribir a esta cuenta hasta el ${day(until)}.`,
  'body-too-large': ({ maxBytes }) =>
    `Son demasiados datos: aquí se aceptan ${kibibytes(maxBytes)} KiB como máximo.`,
  'no-room': ({ retryAfter }) =>
    `Ahora mismo se están enviando demasiados archivos grandes. Inténtalo dentro de ${retryAfter} s.`,
  'too-many-requests': ({ retryAfter }) =>
    `Demasiadas peticiones. Inténtalo dentro de ${retryAfter} s.`,
  'catalogue-filling': 'El catálogo aún se está llenando. Inténtalo dentro de unos segundos.',
  'database-gone': 'La base de datos no responde. Inténtalo dentro de unos segundos.',
  'database-busy': 'La base de datos está ocupada. Inténtalo dentro de unos segundos.',
  'database-full': NOTHING_IS_KEPT,
  'database-read-only': NOTHING_IS_KEPT,
  'database-damaged': NOTHING_IS_KEPT,
  internal: 'Algo ha salido mal. El error ha quedado registrado.',
  // names and passwords
  'name-length': 'Los nombres tienen de 2 a 30 caracteres.',
  'name-signs':
    'Los nombres llevan letras y cifras; entre ellas puede haber un espacio, un guion o un guion bajo.',
  'name-scripts': 'Las letras del nombre deben ser de un mismo alfabeto, y las cifras, de 0 a 9.',
  'name-reserved': 'Este nombre podría confundirse con el propio sitio. Elige otro.',
  'name-taken': 'Este nombre, u otro que se ve igual, ya está ocupado. Elige otro.',
  'password-length': 'Las contraseñas tienen de 10 a 1000 caracteres.',
  'password-common':
    'Esta contraseña es una de las 10.000 más comunes o se repite a sí misma: esas son las primeras que se prueban. Elige otra.',
  'password-is-name':
    'Aparte de tu nombre y del nombre del sitio, la contraseña debe tener al menos otros 6 caracteres.',
  'password-wrong': 'La contraseña no es correcta.',
  // signing in
  'sign-in-wrong': 'El nombre o la contraseña no son correctos.',
  'recovery-wrong': 'El nombre o el código de recuperación no son correctos.',
  'registration-closed':
    'En este sitio no se pueden crear cuentas nuevas. Pregunta a quienes lo gestionan.',
  'invitation-missing':
    'Para crear una cuenta hace falta una invitación. Pídesela a quienes gestionan el sitio.',
  'part-off': 'Quienes gestionan este sitio han desactivado esta parte.',
  'setting-locked': ({ setting }) =>
    `«${setting}» está fijado en el archivo de configuración del servidor. Cámbialo allí.`,
  'too-many-invitations': 'No puede haber más de 100 invitaciones. Anula una primero.',
  'invitation-wrong': 'La invitación ya se ha usado o ha caducado. Pide una nueva.',
  'passkey-wrong': 'No se pudo verificar esta llave de acceso. Inténtalo de nuevo.',
  'prove-again':
    'Primero inicia sesión de nuevo: esto exige una contraseña o una llave de acceso recién usada.',
  'code-wrong': 'El código no es correcto o ha caducado.',
  'too-many-keys': 'No puede haber más de 20 claves. Revoca una primero.',
  busy: 'Ahora mismo está entrando demasiada gente. Inténtalo dentro de unos segundos.',
  // puzzles, series and games
  'not-the-author': 'Solo puede hacerlo el autor.',
  'solved-by-others': 'Otras personas ya han resuelto el nonograma, así que no se puede borrar.',
  'changed-meanwhile': 'El nonograma ha cambiado entretanto. Vuelve a leerlo.',
  'puzzle-of-another': ({ puzzle }) =>
    `Una serie tiene nonogramas de su autor, y «${puzzle}» no es tuyo.`,
  'series-empty': 'La serie no tiene nonogramas.',
  'too-many-lists': 'No puede haber más de 50 listas. Borra una primero.',
  'list-full': 'Una lista tiene como máximo 2000 nonogramas. Empieza otra.',
  'favourites-fixed': 'Los favoritos no tienen nombre propio.',
  'too-many-drafts': 'Una cuenta guarda 200 borradores, de 20 MB en total. Borra uno primero.',
  'draft-changed':
    'Otro dispositivo ha cambiado este borrador. Guarda los dos y envía el tuyo con otro nombre.',
  'day-not-ahead': 'Elige un día después de hoy y dentro de un año.',
  'too-many-planned':
    'Una cuenta puede tener 50 nonogramas previstos. Publica o cancela uno primero.',
  'given-unknown': 'El valor de «given» no vino con este nonograma.',
  'game-over': 'Esta partida ya ha terminado.',
  'gone-apart': 'Esta partida tiene versiones distintas en dos dispositivos. Vuelve a leerla.',
  'record-unreadable': 'El campo «record» no es una partida guardada de este nonograma en base64.',
  'record-too-large':
    'La grabación tiene más jugadas de las posibles en un nonograma de este tamaño.',
  'not-solved': 'El nonograma no está resuelto. Resuélvelo primero hasta el final.',
  'too-fast': 'Una mano no puede dibujar tan rápido, así que la grabación no cuenta.',
  'times-fall': 'Los tiempos de la grabación van hacia atrás. Envíala tal como la hizo el tablero.',
  'record-known': 'Esta grabación ya se había enviado. Para que cuente, resuelve tú el nonograma.',
  clock:
    'La grabación es más larga que el tiempo desde que se dieron las pistas. Envía el valor de «given».',
  'storm-sent': 'Esta tanda ya se había enviado. Empieza otra.',
  'storm-late': 'La tanda llegó más de dos minutos después de terminar, así que no se clasifica.',
  'storm-early': 'La tanda es más larga que el tiempo desde que empezó, así que no se clasifica.',
  'storm-cell': 'La tanda responde sobre una casilla que ya se conocía, así que no se clasifica.',
  'storm-times': 'Los tiempos de las respuestas no van en orden, así que la tanda no se clasifica.',
  'storm-fast':
    'Las respuestas llegan más rápido de lo que puede darlas una persona, así que la tanda no se clasifica.',
  'storm-even':
    'Las respuestas llegan con la regularidad de un programa, así que la tanda no se clasifica.',
  'in-contest': 'El nonograma está en un concurso que aún no ha terminado. Cámbialo más tarde.',
  'stays-public': 'El nonograma ya está en el catálogo, y otros conocen su dirección.',
  'contest-begun': 'El concurso ya ha empezado y no se puede anular.',
  'contest-over': 'El concurso ha terminado.',
  'contest-not-over': 'La tabla y los recorridos se abrirán cuando el concurso haya terminado.',
  'contest-full': ({ most }) => `El concurso ya tiene ${most} participantes y no admite más.`,
  'contest-puzzles': ({ puzzle }) =>
    `El nonograma «${puzzle}» no existe, es de otra persona y no está en el catálogo, o está en otro concurso. Elige otro.`,
  'contest-time': 'El comienzo debe ser posterior a este minuto y dentro de un año.',
  'own-contest': 'Ya conoces los nonogramas de tu propio concurso, así que participan los demás.',
  'too-many-contests': ({ most }) =>
    `Ya tienes ${most} concursos sin terminar. Espera a que acabe uno.`,
  'no-dump-yet':
    'El primer archivo con todos los nonogramas aún se está escribiendo. Vuelve más tarde.',
  'too-many-new': ({ most }) =>
    `Los miembros nuevos publican ${most} nonogramas al día hasta que llevan una semana aquí y han resuelto 10. Tu borrador está guardado.`,
  'format-not-offered': 'Aquí solo hay el formato «json».',
  'follow-oneself': 'No puedes seguir tu propia cuenta.',
  'too-many-followed': 'No se puede seguir a más de 1000 personas.',
  // talk and votes
  'own-puzzle': 'Por tu nonograma votan los demás.',
  'not-solved-yet': 'Primero resuelve el nonograma.',
  'comment-hidden': 'Un moderador ha ocultado este comentario.',
  'comment-empty': 'El comentario no tiene texto.',
  'comment-gives-away':
    'El texto dice qué es la imagen o usa una palabra de su descripción. Quítalo o deja el comentario para quienes han resuelto el nonograma.',
  'talk-locked': 'Un moderador ha cerrado la conversación de este nonograma.',
  'too-many-comments': 'Demasiados comentarios seguidos. Espera un poco.',
  'too-many-reports': 'Demasiadas denuncias seguidas. Espera un poco.',
  'comment-too-long': 'El comentario es demasiado largo. Acórtalo.',
  // moderation
  'objection-empty': 'Escribe por qué la decisión está mal.',
  'already-objected': 'Ya has reclamado. Un moderador lo leerá.',
  'decision-taken-back': 'Esta decisión ya se ha retirado.',
  'action-does-not-fit': 'Esta acción no se aplica aquí.',
  'already-so': 'Ya está hecho, quizá por otro moderador.',
  'ban-in-the-past': 'El plazo de la prohibición ya ha pasado.',
  'not-an-administrator': 'Solo los administradores pueden hacerlo.',
  'role-missing': 'Indica el rol en el campo «role».',
  'role-too-high': 'Solo se puede hacer con personas de un rol inferior al tuyo, y no contigo.',
};

function day(time: unknown): string {
  return String(time).slice(0, 10);
}

function kibibytes(bytes: unknown): number {
  return Math.floor(Number(bytes) / 1024);
}
