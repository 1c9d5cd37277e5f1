/** What the address carries: amounts in cents, whole euro for the IRPEF, days. Nobody's name or code is ever in it. */
export type Ricerca = {
  conto?: string;
  importo?: number;
  aliquota?: number;
  verso?: string;
  dal?: string;
  al?: string;
  giorni?: number;
  natura?: string;
  comune?: string;
  contributi?: number;
  sanitarie?: number;
  ritenute?: number;
  anno?: number;
  carichi?: string;
  tipo?: string;
  categoria?: string;
  quota?: number;
  mesi?: number;
  semestre?: number;
};
