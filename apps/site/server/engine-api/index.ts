/** The engine as a service: its routes, and the calls for other rooms. */
export { askEngine, puzzleProblem } from './ask.js';
export { engineRoutes } from './routes.js';
