export { reconcileSospesi } from './sportello.service.ts';
