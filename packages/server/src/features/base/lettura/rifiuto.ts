import type { testiImportazione } from '@quadra/contract';

/** Why a file is not read, by the name of its sentence. */
export type MotivoRifiuto = keyof typeof testiImportazione;

/** A file that cannot be read. The readers run in a thread that knows nothing of calls and of their errors. */
export class FileRifiutato extends Error {
  readonly motivo: MotivoRifiuto;

  constructor(motivo: MotivoRifiuto) {
    super(motivo);
    this.motivo = motivo;
  }
}
