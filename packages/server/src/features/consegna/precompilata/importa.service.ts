import {
  type PrecompilateImportate,
  requisitoDichiarazione,
  testiPrecompilata,
  type VoceFuori,
  type VocePrecompilata,
} from '@quadra/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { requireRequisito } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { fillDaFile, runLotto } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { createDichiarazioni } from '../../dichiarazioni/redazione/redazione.public.ts';
import { fonteScelta } from './confronto.rules.ts';
import { writeScelte } from './confronto.service.ts';
import { type Richiesta, updateRichiesta } from './richieste.queries.ts';
import { type Chi, getRichiesta, readAutore, refuse, tellRichiesta } from './richieste.service.ts';

const MOTIVO = 'Dalla precompilata';
type Importata = PrecompilateImportate['importate'][number];

/** The caselle of a file by their key: what is written twice is told, with the first that counts. */
function readCelle(caselle: readonly VocePrecompilata[]): {
  celle: Record<string, string>;
  prime: VocePrecompilata[];
  doppie: VoceFuori[];
} {
  const celle = new Map<string, VocePrecompilata>();
  const doppie: VoceFuori[] = [];
  for (const voce of caselle) {
    const chiave = voce.Casella.toUpperCase();
    if (celle.has(chiave)) doppie.push({ ...voce, Perche: testiPrecompilata.CASELLA_DOPPIA });
    else celle.set(chiave, voce);
  }
  const scritte = [...celle].map(([chiave, { Valore }]) => [chiave, Valore] as const);
  return { celle: Object.fromEntries(scritte), prime: [...celle.values()], doppie };
}

const describe = (una: Richiesta): Pick<Importata, 'Codice' | 'Denominazione' | 'Tipo'> => ({
  Codice: una.id,
  Denominazione: una.denominazione,
  Tipo: una.modello ?? '730',
});

/** What somebody chose of it is not thrown away: the declaration is the one that the choices make. */
async function importScelta(trx: Trx, chi: Chi, adesso: Date, richiesta: Richiesta): Promise<Importata> {
  const scritta = await writeScelte(trx, chi, richiesta.id, { Conferma: false }, adesso);
  const { fuori } = await getRichiesta(trx, richiesta.id);
  const { IdDichiarazione, Tipo, Caselle } = scritta;
  return { ...describe(richiesta), Tipo, IdDichiarazione, Caselle, Prima: false, Fuori: fuori };
}

const hasScelte = ({ scelte }: Richiesta): boolean =>
  Object.keys(scelte).some((rigo) => fonteScelta(scelte, rigo) !== null);

/** A new declaration of the form that the file names, with what of the file the form takes. */
async function importUna(trx: Trx, chi: Chi, adesso: Date, id: string): Promise<Importata> {
  const richiesta = await getRichiesta(trx, id, { isTenuta: true });
  const { anno, modello: tipo, dichiarazione_id: prima } = richiesta;
  if (prima !== null) {
    const prese = richiesta.caselle.length - richiesta.fuori.length;
    return {
      ...describe(richiesta),
      IdDichiarazione: prima,
      Caselle: prese,
      Prima: true,
      Fuori: richiesta.fuori,
    };
  }
  const isArrivata = richiesta.stato === 'Ricevuta' || richiesta.stato === 'Importazione Esterna';
  if (!isArrivata || tipo === null || richiesta.caselle.length === 0)
    throw refuse(testiPrecompilata.NON_RICEVUTA);
  if (hasScelte(richiesta)) return importScelta(trx, chi, adesso, richiesta);
  requireRequisito(chi.sessione, requisitoDichiarazione(tipo));
  const autore = { utenteId: chi.sessione.utenteId, ip: chi.ip };
  const { create, errori } = await createDichiarazioni(trx, autore, anno, {
    ...{ idAnagrafiche: [richiesta.anagrafica_id], tipo, finalita: 'Ordinaria' },
  });
  const [nuova] = create;
  if (!nuova) throw refuse(errori[0]?.Messaggio ?? testiPrecompilata.NON_RICEVUTA);
  const { celle, prime, doppie } = readCelle(richiesta.caselle);
  const dove = { anno, id: nuova.Codice };
  const { prese, fuori } = await fillDaFile(trx, autore, dove, { celle, motivo: MOTIVO });
  const nonPrese = prime.flatMap((voce): VoceFuori[] => {
    const perche = fuori.get(voce.Casella.toUpperCase());
    return perche === undefined ? [] : [{ ...voce, Perche: perche || testiPrecompilata.CASELLA_IGNOTA }];
  });
  const tutte = [...nonPrese, ...doppie];
  await updateRichiesta(trx, richiesta, {
    dichiarazione_id: nuova.Codice,
    importata_il: adesso,
    fuori: tutte,
  });
  await tellRichiesta(trx, readAutore(chi), richiesta, 'importazione precompilata', {
    dopo: { dichiarazione: nuova.Codice, tipo, caselle: prese, fuori: tutte.length },
  });
  return {
    ...describe(richiesta),
    IdDichiarazione: nuova.Codice,
    Caselle: prese,
    Prima: false,
    Fuori: tutte,
  };
}

/**
 * Makes a declaration of each precompilata that came, each in a transaction of its own: one that has it already is told as it
 * is, one that cannot says why.
 */
export async function importPrecompilate(
  servizi: Pick<Servizi, 'db' | 'now'>,
  chi: Chi & { readonly log: FastifyBaseLogger },
  codici: readonly string[],
): Promise<PrecompilateImportate> {
  const fatte = new Map<string, Importata>();
  const dove = { db: servizi.db, ambito: chi.sessione, log: chi.log };
  const { riuscite, scartate } = await runLotto(dove, codici, 'ERRORE_INTERNO', async (trx, codice) => {
    fatte.set(codice, await importUna(trx, chi, servizi.now(), codice));
  });
  const importate = riuscite.flatMap((codice) => fatte.get(codice) ?? []);
  return { importate, errori: scartate.map(({ Codice, Messaggio }) => ({ Codice, Messaggio })) };
}

/** The rows of some precompilate that came, for who works elsewhere. @throws NON_TROVATO, RICHIESTA_NON_VALIDA when nothing came */
export async function collectRicevute(
  { db }: Pick<Servizi, 'db'>,
  chi: Chi,
  codici: readonly string[],
): Promise<(readonly string[])[]> {
  return withTenant(db, chi.sessione, async (trx) => {
    const righe: (readonly string[])[] = [];
    for (const id of [...new Set(codici)]) {
      const una = await getRichiesta(trx, id);
      for (const { Casella, Valore, Descrizione } of una.caselle)
        righe.push([
          una.codice_fiscale,
          'Ricevuta',
          una.codice ?? '',
          una.modello ?? '',
          Casella,
          Valore,
          Descrizione,
        ]);
      await tellRichiesta(trx, readAutore(chi), una, 'esportazione precompilata');
    }
    if (righe.length === 0) throw refuse(testiPrecompilata.NON_RICEVUTA);
    return righe;
  });
}
