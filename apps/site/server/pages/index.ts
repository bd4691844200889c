/** The pages of the site, as HTML and as files. */
export { renderPage } from './render.js';
export { missingRoutes, pageRoutes } from './routes.js';
export { staticRoutes } from './static.js';
export { troublePage } from './trouble-page.js';
