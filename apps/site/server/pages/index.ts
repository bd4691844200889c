/** The pages of the site, as HTML and as files. */
export { logoRoutes } from './logo-routes.js';
export { renderPage } from './render.js';
export { missingRoutes, pageRoutes } from './routes.js';
export { staticRoutes } from './static.js';
export { troublePage } from './trouble-page.js';
