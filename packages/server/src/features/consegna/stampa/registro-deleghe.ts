import { type DelegaFilo, titoliDelega as t } from '@quadra/contract';
import { formatData } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isUuid } from '../../../http/uuid.ts';
import { BOM, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import { listRegistro } from '../../versamenti/delega/delega.public.ts';
import type { Comunicazione } from './comunicazione/comunicazione.ts';

/** A register as it is printed: the names of its columns, and a line for each delega. */
interface Registro {
  readonly studio: string;
  readonly intermediario: string;
  readonly anno: number;
  readonly righe: readonly (readonly string[])[];
}

const writeDocumento = (d: DelegaFilo): string =>
  [d.TipoDocumento, d.NumeroDocumento].filter(Boolean).join(' ');
const toRiga = (d: DelegaFilo): string[] => [
  String(d.Progressivo),
  d.DataRegistro === null ? '' : formatData(d.DataRegistro),
  d.CodiceFiscale,
  d.Denominazione,
  d.Tipo,
  formatData(d.DataDelega),
  writeDocumento(d),
];

/** The register of an intermediary and year. @throws NON_TROVATO when it has nothing, or is of no studio of the transaction */
export async function getRegistro(
  trx: Trx,
  { intermediario, anno }: { intermediario: string; anno: string },
): Promise<Registro> {
  if (!isUuid(intermediario) || !/^\d{4}$/.test(anno)) throw new DomainError('NON_TROVATO');
  const deleghe = await listRegistro(trx, intermediario, Number(anno));
  const [prima] = deleghe;
  if (!prima) throw new DomainError('NON_TROVATO');
  return {
    studio: prima.NomeStudio,
    intermediario: prima.Intermediario,
    anno: Number(anno),
    righe: deleghe.map(toRiga),
  };
}

export const writeRegistroCsv = ({ righe }: Registro): string =>
  BOM + [t.colonne, ...righe].map((riga) => writeRiga(riga.map(writeTesto))).join('');

/** The sheet of the register, for pdfmake. */
export const describeRegistro = (
  { studio, intermediario, anno, righe }: Registro,
  quando: string,
): Comunicazione => ({
  studio,
  logo: null,
  titolo: t.registro,
  sottotitolo: t.anno(anno),
  denominazione: intermediario,
  codiceFiscale: '',
  quando,
  isBozza: false,
  blocchi: [
    {
      tipo: 'tabella',
      titolo: t.quante(righe.length),
      colonne: t.colonne,
      diParole: true,
      righe,
      conTotale: false,
      nota: '',
    },
  ],
});
