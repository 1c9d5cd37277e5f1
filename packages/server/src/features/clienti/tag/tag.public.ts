export { hasTag, selectTag } from './tag-di.queries.ts';
