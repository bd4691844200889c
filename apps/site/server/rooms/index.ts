/** Rooms in which several people play: making them, and the connections of their members. */
export { roomHub } from './hub.js';
export { findRoomPuzzle } from './room-puzzle.js';
export { forgetRooms, hasRoomRow } from './room-rows.js';
export { openRoomSockets } from './room-sockets.js';
export { roomRoutes, roomSockets } from './routes.js';
