export { scriviTag } from './tag.policy.ts';
export { findTagDi } from './tag.queries.ts';
export { labelRecord } from './tag.service.ts';
export { hasTag, selectTag } from './tag-di.queries.ts';
