import {
  type FileVistoFilo,
  limiti,
  limitiArrivo,
  modelloDiTipo,
  type TipoDichiarazione,
  testiArrivo,
  tipoDichiarazione,
  type VoceNonLettaFilo,
} from '@quadra/contract';
import { loadTelematico, type Modello } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { readTesti } from '../../base/lettura/lettura.public.ts';
import { requireModello } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { type FileArrivato, isPdf } from './arrivo.file.ts';
import type { NuovaVoce } from './arrivo.queries.ts';

type Telematico = Awaited<ReturnType<typeof loadTelematico>>;
type Tracciato = NonNullable<ReturnType<Telematico['findTracciatoDiCodice']>>;

/** A file that was looked at: what it is, and what of it is to be brought in. */
export interface Esaminato {
  readonly visto: Omit<FileVistoFilo, 'ConScheda'>;
  readonly voci: readonly NuovaVoce[];
}

/** The types that a form makes, the trials apart. */
const findTipo = (modello: string): TipoDichiarazione | undefined =>
  tipoDichiarazione.find((tipo) => modelloDiTipo[tipo].modello === modello && !/simulazione/.test(tipo));

/** What a supply becomes. */
export type Fornitura =
  | {
      readonly genere: 'dichiarazione';
      readonly tracciato: Tracciato;
      readonly anno: number;
      readonly tipo: TipoDichiarazione;
      readonly modello: Modello;
    }
  | { readonly genere: 'cliente'; readonly tracciato: Tracciato }
  | { readonly genere: 'nulla'; readonly che: string; readonly perche: string };

/** What a supply becomes, by its code. */
export async function findFornitura(trx: Trx, codice: string): Promise<Fornitura> {
  const { findModelloDiCodice, findTracciatoDiCodice } = await loadTelematico();
  const trovato = findModelloDiCodice(codice);
  if (trovato === undefined) {
    const tracciato = findTracciatoDiCodice(codice);
    if (tracciato === undefined)
      return { genere: 'nulla', che: codice, perche: testiArrivo.TRACCIATO_IGNOTO(codice) };
    const isConNomi = tracciato.record.B?.campi.some(({ nome }) => nome === 'contribuente') ?? false;
    return isConNomi
      ? { genere: 'cliente', tracciato }
      : { genere: 'nulla', che: tracciato.titolo, perche: testiArrivo.A_POSIZIONI(tracciato.titolo) };
  }
  const { anno, tracciato } = trovato;
  const tipo = findTipo(trovato.modello);
  const modello =
    tipo &&
    (await requireModello(trx, anno, tipo).catch((errore) => {
      if (errore instanceof DomainError && errore.codice === 'ANNO_NON_DISPONIBILE') return undefined;
      throw errore;
    }));
  if (tipo === undefined || modello === undefined)
    return { genere: 'nulla', che: tracciato.titolo, perche: testiArrivo.ANNO_ASSENTE(tracciato.titolo) };
  return { genere: 'dichiarazione', tracciato, anno, tipo, modello };
}

const laySola = (nome: string, genere: NuovaVoce['genere'], fatto: NuovaVoce['fatto']): NuovaVoce => ({
  ...{ nome, genere, fornitura: '', codice_fiscale: '', riga: 1, contenuto: null, testo: null, fatto },
});

/** A file of which nothing comes in: it is a row all the same, with why. */
export function refuseFile(nome: string, che: string, perche: string): Esaminato {
  const nonLette = [{ Dove: '', Valore: '', Perche: perche }];
  return {
    visto: { Nome: nome, Contenuto: 'Nulla', Che: che, Quante: 0, Perche: perche },
    voci: [laySola(nome, 'file', { che, nonLette })],
  };
}

async function lookPdf({ nome, contenuto }: FileArrivato, utenteId: number): Promise<Esaminato> {
  if (contenuto.length > limiti.fileByte) return refuseFile(nome, 'PDF', testiArrivo.TROPPO_GRANDE);
  const [testo = null] = await readTesti([{ campo: 'uploadFile0', nome, contenuto }], utenteId);
  return {
    visto: { Nome: nome, Contenuto: 'Documento', Che: 'PDF', Quante: 1, Perche: '' },
    voci: [{ ...laySola(nome, 'documento', {}), contenuto, testo }],
  };
}

/** What is wrong in a record, as it is told. */
export const describeProblema = ({
  riga,
  record,
  campo,
  frase,
}: {
  readonly riga: number;
  readonly record: string;
  readonly campo: string;
  readonly frase: string;
}): VoceNonLettaFilo => ({ Dove: `riga ${riga}, record ${record}, ${campo}`, Valore: '', Perche: frase });

/**
 * What a file is and what of it is to be brought in, declaration by declaration, without reading what is in them.
 * `find`: what the supply of a code becomes.
 */
export async function lookFile(
  file: FileArrivato,
  utenteId: number,
  find: (codice: string) => Promise<Fornitura>,
): Promise<Esaminato> {
  const { nome, contenuto } = file;
  if (isPdf(file)) return lookPdf(file, utenteId);
  if (contenuto.length > limitiArrivo.fileByte) return refuseFile(nome, '', testiArrivo.TROPPO_GRANDE);
  const { readCodiceFornitura, splitFornitura } = await loadTelematico();
  const testo = contenuto.toString('latin1');
  const codice = readCodiceFornitura(testo);
  if (codice === null) return refuseFile(nome, '', testiArrivo.NON_RICONOSCIUTO);
  const fornitura = await find(codice);
  if (fornitura.genere === 'nulla') return refuseFile(nome, fornitura.che, fornitura.perche);
  const { tracciato, genere } = fornitura;
  const { pezzi, problemi } = splitFornitura(tracciato, testo);
  if (pezzi.length === 0) return refuseFile(nome, tracciato.titolo, testiArrivo.SENZA_DICHIARAZIONI);
  const voci = pezzi.map(({ riga, codiceFiscale, testo: suo }) => ({
    ...laySola(nome, genere, { che: tracciato.titolo }),
    ...{ fornitura: codice, codice_fiscale: codiceFiscale, riga, contenuto: Buffer.from(suo, 'latin1') },
  }));
  const delFile = problemi.map(describeProblema);
  const che = tracciato.titolo;
  return {
    visto: {
      ...{ Nome: nome, Contenuto: genere === 'cliente' ? 'Clienti' : 'Dichiarazioni', Che: che },
      ...{ Quante: pezzi.length, Perche: delFile[0]?.Perche ?? '' },
    },
    voci: delFile.length > 0 ? [laySola(nome, 'file', { che, nonLette: delFile }), ...voci] : voci,
  };
}
