import { testiArchivio, testiPredefiniti } from '@quadra/contract';
import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

interface Archiviati {
  /** The texts that the studio wrote of its own. */
  readonly testi: Readonly<Record<string, string>>;
  readonly cliente: string;
  readonly studio: string;
  /** Of the documents that were taken. */
  readonly anni: readonly number[];
  /** The conservator is that of the tests: whoever reads is told. */
  readonly isSimulato: boolean;
}

/** The mail that tells a client that a conservator took his documents: the body is that of the settings of the studio. */
export function writeAvvisoArchiviazione(dati: Archiviati): LetteraDiModello {
  const corpo = (dati.testi.CorpoArchiviazione || testiPredefiniti.CorpoArchiviazione)
    .replaceAll('{cliente}', dati.cliente)
    .replaceAll('{studio}', dati.studio)
    .replaceAll('{anno}', dati.anni.join(', '));
  const frasi = corpo.split('\n').map((riga) => riga.replace(/ {2,}/g, ' ').trim());
  return {
    codice: 'archiviazione',
    oggetto: testiArchivio.oggetto(dati.studio),
    frasi: frasi.filter(Boolean),
    ...(dati.isSimulato && { note: [testiArchivio.PROVA] }),
  };
}
