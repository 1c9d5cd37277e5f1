import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type FascicoloFilo, testiFascicolo, type VoceFascicoloFilo } from '@quadra/contract';
import yazl from 'yazl';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { BOM, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { makeStampaF24 } from '../../consegna/stampa/stampa.public.ts';
import {
  type Fonte,
  findByte,
  listDocumentiDi,
  listF24Preparati,
  listStampeDi,
  listTraccia,
} from './fascicolo.queries.ts';
import { type FileNostro, writePagina } from './pagina-verifica.ts';

type Voce = VoceFascicoloFilo & { readonly fonte: Fonte };
/** What goes into the zip of a client and year, before any of its bytes is read. */
export interface Fascicolo extends Omit<FascicoloFilo, 'Voci'> {
  readonly studioId: number;
  readonly Voci: readonly Voce[];
  readonly traccia: string;
  readonly preparati: readonly { readonly id: string; readonly nome: string }[];
}

/** A name that any system writes, told apart by its place. */
const nameFile = (posto: number, nome: string) =>
  `${String(posto + 1).padStart(3, '0')}-${nome
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .trim()}`;

const F24 = /^F24/;
const CARTELLE: readonly (readonly [RegExp, string])[] = [
  [/^Ricevut/, 'ricevute'],
  [F24, 'f24'],
];
const chooseCartella = (tipo: string) => CARTELLE.find(([quale]) => quale.test(tipo))?.[1] ?? 'documenti';

type Stampata = Awaited<ReturnType<typeof listStampeDi>>[number];
function toVoceStampa(stampata: Stampata, posto: number) {
  const { id, congelata, sha256, dimensione, quando } = stampata;
  if (sha256 === null || quando === null) return [];
  const nome = `${nameStampa(stampata)}.pdf`;
  return [
    {
      Percorso: `dichiarazioni/${nameFile(posto, nome)}`,
      Nome: nome,
      Tipo: 'Dichiarazione',
      Stato: congelata ? testiFascicolo.congelata : testiFascicolo.stampata,
      Dimensione: dimensione ?? 0,
      Sha256: sha256.toString('hex'),
      Data: quando.toISOString(),
      fonte: { da: congelata ? ('archivio' as const) : ('stampa' as const), id },
    },
  ];
}

type Documento = Awaited<ReturnType<typeof listDocumentiDi>>[number];
const toVoceDocumento = (riga: Documento, posto: number): Voce => ({
  Percorso: `${chooseCartella(riga.tipo)}/${nameFile(posto, riga.nome)}`,
  Nome: riga.nome,
  Tipo: riga.tipo,
  Stato: riga.stato ?? testiFascicolo.caricato,
  Dimensione: riga.dimensione,
  Sha256: riga.sha256.toString('hex'),
  Data: riga.caricato_il.toISOString(),
  fonte: { da: 'documento', id: riga.id },
});

const writeCsv = (righe: readonly (readonly string[])[]) =>
  BOM + righe.map((riga) => writeRiga(riga.map(writeTesto))).join('');

const nameStampa = ({ tipo, finalita }: Stampata): string => `${tipo} ${finalita}`;

async function writeTraccia(
  trx: Trx,
  studioId: number,
  {
    stampe,
    documenti,
    preparati,
  }: Pick<Fascicolo, 'preparati'> & {
    readonly stampe: readonly Stampata[];
    readonly documenti: readonly Documento[];
  },
): Promise<string> {
  const nomi = new Map([
    ...documenti.map(({ id, nome }) => [id, nome] as const),
    ...stampe.map((una) => [una.id, nameStampa(una)] as const),
    ...preparati.map(({ id, nome }) => [id, nome] as const),
  ]);
  const diCosa = {
    documenti: documenti.map(({ id }) => id),
    dichiarazioni: stampe.map(({ id }) => id),
    f24: preparati.map(({ id }) => id),
  };
  const righe = (await listTraccia(trx, studioId, diCosa)).map(({ quando, autore, azione, cosa }) => [
    quando.toISOString(),
    autore ?? testiFascicolo.sistema,
    azione,
    nomi.get(cosa) ?? '',
  ]);
  return writeCsv([testiFascicolo.traccia, ...righe]);
}

/** What the fascicolo of a client and year holds: its declarations, receipts, F24 and documents. @throws NON_TROVATO */
export async function readFascicolo(trx: Trx, idAnagrafica: string, anno: number): Promise<Fascicolo> {
  const cliente = await getAnagrafica(trx, idAnagrafica);
  const diChi = { studioId: cliente.idStudio, idAnagrafica: cliente.id, anno };
  const stampe = await listStampeDi(trx, diChi);
  const documenti = await listDocumentiDi(trx, diChi);
  const preparati = await listF24Preparati(trx, diChi);
  const Voci = [...stampe.flatMap(toVoceStampa), ...documenti.map(toVoceDocumento)];
  return {
    studioId: diChi.studioId,
    Denominazione: cliente.denominazione,
    CodiceFiscale: cliente.codiceFiscale,
    Anno: anno,
    Voci,
    Byte: Voci.reduce((somma, { Dimensione }) => somma + Dimensione, 0),
    SenzaStampa: stampe.filter(({ sha256 }) => sha256 === null).map(nameStampa),
    F24Preparati: preparati.map(({ nome }) => nome),
    preparati,
    traccia: await writeTraccia(trx, diChi.studioId, { stampe, documenti, preparati }),
  };
}

const toVoceFilo = ({ fonte: _, ...voce }: Voce): VoceFascicoloFilo => voce;
export const toFascicoloFilo = ({
  Voci,
  studioId: _,
  traccia: __,
  preparati: ___,
  ...altro
}: Fascicolo): FascicoloFilo => ({
  ...altro,
  Voci: Voci.map(toVoceFilo),
});

/**
 * The zip, piece by piece: each file is read, and each F24 that was prepared is printed, when its turn comes, in a short
 * transaction of its own; one that went away since the index was made stops the zip. The index, its hashes, the trace and the
 * page that verifies them come last.
 */
export function streamFascicolo(
  { db, now }: Pick<Servizi, 'db' | 'now'>,
  sessione: Sessione,
  fascicolo: Fascicolo,
): Readable {
  const zip = new yazl.ZipFile();
  const { studioId, Voci, traccia, preparati } = fascicolo;
  const addFile = (percorso: string, make: () => Buffer | Promise<Buffer>) =>
    zip.addReadStreamLazy(percorso, { compress: false }, (done) => {
      Promise.resolve()
        .then(make)
        .then(
          (byte) => done(null, Readable.from([byte])),
          (causa: Error) => done(causa, Readable.from([])),
        );
    });
  const read = <T>(run: (trx: Trx) => Promise<T>) => withTenant(db, sessione, run, { isLettura: true });
  const nostri: FileNostro[] = [];
  const addNostro = (Percorso: string, make: () => Buffer | Promise<Buffer>) =>
    addFile(Percorso, async () => {
      const byte = await make();
      nostri.push({ Percorso, Sha256: createHash('sha256').update(byte).digest('hex') });
      return byte;
    });
  for (const { Percorso, fonte } of Voci)
    addFile(Percorso, async () => {
      const byte = await read((trx) => findByte(trx, studioId, fonte));
      if (byte === undefined) throw new DomainError('NON_TROVATO');
      return byte;
    });
  for (const { id, nome } of preparati)
    addNostro(`f24/${nome}.pdf`, async () => (await read((trx) => makeStampaF24(trx, { now }, id))).pdf);
  const filo = toFascicoloFilo(fascicolo);
  const righe = filo.Voci.map((v) => [
    ...[v.Percorso, v.Nome, v.Tipo, v.Stato, String(v.Dimensione), v.Sha256, v.Data],
  ]);
  addNostro('indice.csv', () => Buffer.from(writeCsv([testiFascicolo.colonne, ...righe])));
  addNostro('traccia.csv', () => Buffer.from(traccia));
  addNostro('indice.json', () => Buffer.from(JSON.stringify({ ...filo, Altri: nostri }, null, 2)));
  addFile('VERIFICA.html', () => Buffer.from(writePagina(filo, nostri)));
  zip.end();
  return zip.outputStream as Readable;
}
