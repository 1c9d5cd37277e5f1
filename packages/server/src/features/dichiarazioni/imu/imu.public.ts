export { proposeImu } from './proposta.service.ts';
