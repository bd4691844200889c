/** The description of the API and the page about it. */
export { apiPageRoutes } from './routes.js';
