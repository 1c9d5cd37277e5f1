import { removeControlli, type TipoContabile } from '@quadra/contract';
import { formatData, toEuro } from '@quadra/values';
import type { Selectable } from 'kysely';
import { BOM, writeNumero, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import type { ContabilitaTable } from './contabilita.table.ts';
import type { Movimento } from './movimenti.queries.ts';

/** The ten values that every movement carries. */
export type Predefiniti = Pick<
  Selectable<ContabilitaTable>,
  | 'causale_consumo'
  | 'causale_incasso'
  | 'conto_banca'
  | 'causale_vendita'
  | 'codice_iva'
  | 'conto_iva'
  | 'numero_registro'
  | 'tipo_registro'
  | 'tipo_conto_cliente'
  | 'tipo_conto_gestore'
>;

type Cella = string | number;
interface Campo {
  readonly nome: string;
  readonly valore: (m: Movimento, p: Predefiniti) => Cella;
}

const causaleDi: Readonly<Record<TipoContabile, (p: Predefiniti) => string>> = {
  Vendita: ({ causale_vendita }) => causale_vendita,
  Incasso: ({ causale_incasso }) => causale_incasso,
  Consumo: ({ causale_consumo }) => causale_consumo,
};

/** The columns of the file, in their order: those of the movement, then the ten values it is written with. */
const campi: readonly Campo[] = [
  { nome: 'Tipo', valore: ({ tipo }) => tipo },
  { nome: 'Data', valore: ({ data }) => formatData(data) },
  { nome: 'Documento', valore: ({ documento }) => documento },
  { nome: 'Cliente', valore: ({ cliente }) => cliente },
  { nome: 'PartitaIVA', valore: ({ partitaIva }) => partitaIva },
  { nome: 'CodiceFiscale', valore: ({ codiceFiscale }) => codiceFiscale },
  {
    nome: 'TipoConto',
    valore: ({ isGestore }, p) => (isGestore ? p.tipo_conto_gestore : p.tipo_conto_cliente),
  },
  { nome: 'Causale', valore: ({ tipo }, p) => causaleDi[tipo](p) },
  { nome: 'Descrizione', valore: ({ descrizione }) => descrizione },
  { nome: 'Crediti', valore: ({ crediti }) => crediti },
  { nome: 'Imponibile', valore: ({ imponibile }) => toEuro(imponibile) },
  { nome: 'IVA', valore: ({ iva }) => toEuro(iva) },
  { nome: 'Importo', valore: ({ importo }) => toEuro(importo) },
  { nome: 'CausaleVendita', valore: (_, p) => p.causale_vendita },
  { nome: 'CausaleIncasso', valore: (_, p) => p.causale_incasso },
  { nome: 'CausaleConsumo', valore: (_, p) => p.causale_consumo },
  // An invoice keeps the code it was written with.
  { nome: 'CodiceIVA', valore: ({ codiciIva }, p) => codiciIva || p.codice_iva },
  { nome: 'ContoIVA', valore: (_, p) => p.conto_iva },
  { nome: 'ContoBanca', valore: (_, p) => p.conto_banca },
  { nome: 'NumeroRegistro', valore: (_, p) => p.numero_registro },
  { nome: 'TipoRegistro', valore: (_, p) => p.tipo_registro },
  { nome: 'TipoContoCliente', valore: (_, p) => p.tipo_conto_cliente },
  { nome: 'TipoContoGestore', valore: (_, p) => p.tipo_conto_gestore },
  { nome: 'Riferimento', valore: ({ riferimento }) => riferimento },
];

const nomi = campi.map(({ nome }) => nome);

const writeCella = (cella: Cella): string =>
  typeof cella === 'number' ? writeNumero(cella) : writeTesto(cella);
/** A tab or a new line would be another cell, or another row. */
const writePiana = (cella: Cella): string =>
  typeof cella === 'number' ? writeNumero(cella) : removeControlli(cella).replace(/\s+/g, ' ');

/** A row as the accounting software takes it: the names of the columns, euro as numbers. */
export type RigaContabile = Readonly<Record<string, Cella>>;
export const makeRighe = (movimenti: readonly Movimento[], predefiniti: Predefiniti): RigaContabile[] =>
  movimenti.map((uno) =>
    Object.fromEntries(campi.map(({ nome, valore }) => [nome, valore(uno, predefiniti)])),
  );

/** The file of the movements: CSV as the spreadsheets of the house, or plain text with a tab between the cells. */
export function writeFile(formato: 'csv' | 'txt', righe: readonly RigaContabile[]): string {
  const celle = [nomi, ...righe.map((riga) => nomi.map((nome) => riga[nome] ?? ''))];
  if (formato === 'csv') return BOM + celle.map((una) => writeRiga(una.map(writeCella))).join('');
  return celle.map((una) => `${una.map(writePiana).join('\t')}\r\n`).join('');
}
