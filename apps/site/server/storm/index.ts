/** Storm: runs of three minutes that the site checks and ranks. */
export { stormRoutes } from './routes.js';
