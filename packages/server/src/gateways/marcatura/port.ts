/** A time stamp (RFC 3161): its bytes, when, and the name of the authority that made it. */
export interface Marca {
  readonly token: Buffer;
  readonly quando: Date;
  readonly autorita: string;
}

/** The authority did not answer in time. */
export class MarcaturaAssente extends Error {}
/** It answered no. */
export class MarcaRifiutata extends MarcaturaAssente {}
/** It answered something that is not the stamp that was asked. */
export class MarcaErrata extends MarcaturaAssente {}

/** Who says at what time some bytes already were. @throws MarcaturaAssente, MarcaRifiutata, MarcaErrata */
export interface Marcatura {
  readonly isSimulata: boolean;
  stamp(dati: Uint8Array): Promise<Marca>;
}
