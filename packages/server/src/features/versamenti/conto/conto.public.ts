export { makeAttesi } from './attese.ts';
