/** Properties and their contracts. */
/** Percent of the rent taken by the cedolare secca, by the choice on the contract. */
export const aliquotaCedolare = { Ordinaria: 21, Ridotta: 10 } as const;
export type AliquotaCedolare = keyof typeof aliquotaCedolare;

/** The right a property is held by. */
export const tipoPossesso = [
  'Proprietà',
  'Nuda proprietà',
  'Usufrutto',
  'Uso',
  'Abitazione',
  'Superficie',
  'Enfiteusi',
  'Locazione finanziaria',
] as const;
export type TipoPossesso = (typeof tipoPossesso)[number];

/** Which part of the IMU of a year is not due. */
export const esenzioneTemporanea = ['Nessuna', 'Solo acconto', 'Solo saldo', 'Totale'] as const;
export type EsenzioneTemporanea = (typeof esenzioneTemporanea)[number];

/** What a building is for the IMU, when its category does not say it. */
export const usoImu = ['Ordinario', 'Rurale strumentale', 'Bene merce'] as const;
export type UsoImu = (typeof usoImu)[number];

/** What reduces the IMU of who holds a property, for the whole of the possession. */
export const riduzioneImu = [
  'Nessuna',
  'Storico o artistico',
  'Inagibile o inabitabile',
  'Comodato a genitori o figli',
  'Storico in comodato',
  'Pensionato estero',
  'Canone concordato',
] as const;
export type RiduzioneImu = (typeof riduzioneImu)[number];

/** Why who holds a property owes no IMU, beside the main home. */
export const esenzioneImu = [
  'Nessuna',
  'Coltivatore diretto o IAP',
  'Occupato abusivamente',
  'Altra',
] as const;
export type EsenzioneImu = (typeof esenzioneImu)[number];
