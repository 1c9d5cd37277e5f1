export {
  type ChiEmette,
  findFatturaDi,
  issueFattura,
  issueNotaDiCredito,
  type RigaVenduta,
  requireFatturazione,
  type Storno,
  type Vendita,
} from './emissione.ts';
export { leggiFatture } from './fattura.policy.ts';
export { getFattura } from './fattura.service.ts';
