/** The engine as a service: its routes, and how other rooms ask it. */
export { askEngine, puzzleProblem } from './ask.js';
export { engineRoutes } from './routes.js';
