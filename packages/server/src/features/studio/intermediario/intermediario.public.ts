export { findPredefinito, findUsabile } from './intermediario.queries.ts';
