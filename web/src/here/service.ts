/* The service worker, at one address for ever: the root of the pages. */
import "../push/worker";
