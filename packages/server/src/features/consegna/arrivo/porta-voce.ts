import { type CampoImportazione, requisiti, testiArrivo } from '@quadra/contract';
import { loadTelematico } from '@quadra/fisco';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireRequisito } from '../../../http/policy.ts';
import { findAnagrafica, listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import { keepUnico, storeDocumenti } from '../../clienti/documento/documento.public.ts';
import { importBlocco } from '../importazione/blocco.ts';
import { type Voce, writeFatto } from './arrivo.queries.ts';
import type { FattoArrivo } from './arrivo.table.ts';
import { bringDichiarazione, type Chi, type Portata } from './dichiarazioni.ts';
import { describeProblema, type Fornitura } from './esamina.ts';

const TIPO = 'Arrivo';
const DI_PERSONA = 16;
const DI_SOCIETA = 11;

/** The client whose codice fiscale is in the name of a file. */
async function findDelNome(trx: Trx, studioId: number, nome: string) {
  const codici = nome
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(({ length }) => length === DI_PERSONA || length === DI_SOCIETA);
  const [id] = [...(await listIdDeiCodici(trx, studioId, codici)).values()];
  return id === undefined ? undefined : findAnagrafica(trx, id);
}

/** A PDF is kept: of the client whose code is in its name, else of the studio. */
async function keepPdf(
  trx: Trx,
  { sessione, studioId, ip, massimoByte }: Chi,
  { nome, contenuto, testo }: Voce,
): Promise<FattoArrivo> {
  requireRequisito(sessione, requisiti.scriviDocumenti);
  const file = { campo: 'uploadFile0', nome, contenuto: contenuto ?? Buffer.alloc(0) };
  const dati = { idStudio: studioId, anno: null, tipo: TIPO, testi: [testo], massimoByte };
  const cliente = await findDelNome(trx, studioId, nome);
  if (cliente === undefined) {
    await storeDocumenti(trx, { sessione, ip }, { ...dati, idAnagrafica: null, file: [file] });
    return { che: testiArrivo.documento };
  }
  await keepUnico(trx, { sessione, ip }, { ...dati, idAnagrafica: cliente.id, file });
  const { id, denominazione } = cliente;
  return { che: testiArrivo.delCliente(denominazione), anagraficaId: id, denominazione };
}

const COLONNE: readonly CampoImportazione[] = [
  'CodiceFiscale',
  'Cognome',
  'Nome',
  'RagioneSociale',
  'DomicilioFiscale.Comune',
  'DomicilioFiscale.Provincia',
  'DomicilioFiscale.CAP',
  'DomicilioFiscale.Via',
  'DomicilioFiscale.Civico',
  'Email',
];

/** A record of fixed positions: who declares is known, with his name and address, and becomes a client. */
async function bringCliente(
  trx: Trx,
  chi: Chi,
  voce: Voce,
  { tracciato }: Extract<Fornitura, { genere: 'cliente' }>,
): Promise<Portata> {
  requireRequisito(chi.sessione, requisiti.scriviAnagrafiche);
  const { readPezzo } = await loadTelematico();
  const testo = (voce.contenuto ?? Buffer.alloc(0)).toString('latin1');
  const { righe, problemi } = readPezzo(tracciato, { testo, riga: voce.riga });
  const valori = righe.find(({ tipo }) => tipo === 'B')?.valori ?? {};
  const read = (nome: string) => String(valori[nome] ?? '');
  const nomi =
    read('contribuente').length === DI_PERSONA
      ? [read('cognome'), read('nome'), '']
      : ['', '', read('cognome')];
  const indirizzo = [read('comune'), read('provincia'), read('cap'), read('indirizzo'), read('civico')];
  const celle = [read('contribuente'), ...nomi, ...indirizzo, read('email')];
  const importatore = {
    ...chi,
    scelta: { Colonne: COLONNE, Presenti: 'scarta' as const },
    visti: new Set<string>(),
  };
  const [esito] = await importBlocco(trx, importatore, [{ numero: 1, celle, isTroncata: false }]);
  const messaggio = esito?.messaggio ?? null;
  const nonLette = [
    { Dove: '', Valore: '', Perche: testiArrivo.A_POSIZIONI(tracciato.titolo) },
    ...(messaggio === null ? [] : [{ Dove: 'record B', Valore: '', Perche: messaggio }]),
    ...problemi.map(describeProblema),
  ];
  const che = tracciato.titolo;
  return {
    fatto: { che, denominazione: esito?.denominazione ?? '', clienteNuovo: messaggio === null, nonLette },
    messaggio,
  };
}

async function bring(
  trx: Trx,
  chi: Chi,
  voce: Voce,
  find: (codice: string) => Promise<Fornitura>,
): Promise<Portata> {
  if (voce.genere === 'file')
    return { fatto: voce.fatto, messaggio: voce.fatto.nonLette?.[0]?.Perche ?? testiArrivo.NON_RICONOSCIUTO };
  if (voce.genere === 'documento') return { fatto: await keepPdf(trx, chi, voce), messaggio: null };
  const fornitura = await find(voce.fornitura);
  if (fornitura.genere === 'dichiarazione') return bringDichiarazione(trx, chi, voce, fornitura);
  if (fornitura.genere === 'cliente') return bringCliente(trx, chi, voce, fornitura);
  const nonLette = [{ Dove: '', Valore: '', Perche: fornitura.perche }];
  return { fatto: { che: fornitura.che, nonLette }, messaggio: fornitura.perche };
}

/** What is refused leaves nothing behind but its reason. */
async function tryBring(...[trx, chi, voce, find]: Parameters<typeof bring>): Promise<Portata> {
  await sql`savepoint voce`.execute(trx);
  try {
    const portata = await bring(trx, chi, voce, find);
    await sql`release savepoint voce`.execute(trx);
    return portata;
  } catch (errore) {
    if (!(errore instanceof DomainError) || errore.codice === 'SERVIZIO_NON_DISPONIBILE') throw errore;
    await sql`rollback to savepoint voce`.execute(trx);
    const nonLette = [{ Dove: '', Valore: '', Perche: errore.message }];
    return { fatto: { che: voce.fatto.che ?? '', nonLette }, messaggio: errore.message };
  }
}

/** Brings in one thing of an arrival, and writes what became of it; answers why it was left out, null when it was not. */
export async function bringVoce(
  trx: Trx,
  chi: Chi,
  voce: Voce,
  find: (codice: string) => Promise<Fornitura>,
): Promise<string | null> {
  const { fatto, messaggio } = await tryBring(trx, chi, voce, find);
  const fatta = voce.genere === 'documento' ? 'Documento' : 'Letto';
  await writeFatto(trx, voce, messaggio === null ? fatta : 'Non letto', fatto);
  return messaggio;
}
