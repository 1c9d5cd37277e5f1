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
