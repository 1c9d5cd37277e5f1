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
