export { scriviPermessi } from './permesso.policy.ts';
export { sayValore } from './permesso.service.ts';
