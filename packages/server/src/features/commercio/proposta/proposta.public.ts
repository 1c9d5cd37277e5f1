export { leggiProposte } from './proposta.policy.ts';
export { getProposta } from './proposta.service.ts';
