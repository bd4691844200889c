/** What is said about the server's answers, by their codes, in Spanish. */
import type { RemoteWords } from '../en/remote.js';

export const words: RemoteWords = {
  'not-reached': 'No se pudo contactar con el servidor. Inténtalo cuando tengas conexión.',
  'not-signed-in': 'Tu sesión está cerrada. Iníciala para enviar lo que está guardado aquí.',
  'too-many-requests': 'Demasiadas peticiones. Espera un poco e inténtalo de nuevo.',
  banned: 'Un moderador te ha prohibido escribir aquí.',
  'not-found': 'Ya no existe.',
  'not-solved-yet': 'Primero resuelve el nonograma.',
  'own-puzzle': 'Este nonograma es tuyo.',
  'talk-locked': 'Un moderador ha cerrado la conversación de este nonograma.',
  'comment-empty': 'El comentario no tiene texto.',
  'comment-too-long': 'El comentario es demasiado largo: como máximo, 2000 caracteres.',
  'comment-gives-away':
    'El comentario desvela la imagen. Marca la casilla que lo indica o cambia el texto.',
  'game-over': 'Ya has resuelto este nonograma en otro dispositivo.',
  'record-unreadable': 'El servidor no pudo leer las jugadas.',
  'record-too-large': 'La partida tiene más jugadas de las que acepta el servidor.',
  'not-solved': 'El servidor no encontró ninguna solución en las jugadas.',
  'too-fast': 'Las jugadas son más rápidas de lo que puede dibujar una mano, así que no cuentan.',
  'times-fall': 'Los tiempos de las jugadas van hacia atrás, así que no cuentan.',
  'record-known': 'Estas jugadas ya se habían enviado y solo cuentan una vez.',
  clock: 'La partida es más larga que el tiempo desde que el servidor envió las pistas.',
  'given-unknown': 'El servidor no tiene constancia de haber enviado estas pistas.',
};
