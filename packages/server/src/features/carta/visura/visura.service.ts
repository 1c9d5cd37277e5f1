import { createHash, randomUUID } from 'node:crypto';
import {
  type EsitoVisura,
  type RigaVisuraFilo,
  testiVisura,
  type VisuraFilo,
  type VisuraProntaFilo,
  type VisuraRichiesta,
  VOCE_VISURA,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import {
  type RigaCatasto,
  type Visure,
  VisureAssenti,
  VisureSospese,
} from '../../../gateways/visure/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findComune, nameComune } from '../../base/comune/comune.public.ts';
import { getNomeStudio } from '../../clienti/anagrafica/anagrafica.public.ts';
import { makePdf, quandoItaliano } from '../../consegna/stampa/stampa.public.ts';
import {
  computeCostoVoce,
  countResidui,
  type Promessa,
  promiseUso,
  settleUso,
  voidUso,
} from '../../crediti/credito/credito.public.ts';
import { findVisura, insertVisura, listClienti } from './visura.queries.ts';
import { checkRichiesta, describePosto, makeDomanda } from './visura.rules.ts';
import { describeVisura } from './visura-foglio.ts';

/** Who acts, and from where. */
export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}
/** A search that begins: nothing was asked yet. */
interface Iniziata {
  readonly id: string;
  readonly studioId: number;
  readonly richiesta: VisuraRichiesta;
  readonly cercato: string;
  readonly promessa: Promessa;
  readonly studio: string;
  readonly cliente: { readonly Id: string; readonly Denominazione: string } | undefined;
}

/** @throws VISURE_DISABILITATE where there is no service */
function requireServizio({ visure }: Pick<Servizi, 'visure'>): Visure {
  if (visure === null) throw new DomainError('VISURE_DISABILITATE');
  return visure;
}

/** Whether a studio can search today, and what it costs. */
export async function readPronta(
  trx: Trx,
  servizi: Pick<Servizi, 'visure' | 'now'>,
  studioId: number,
): Promise<VisuraProntaFilo> {
  const adesso = servizi.now();
  const { costo, isFlat } = await computeCostoVoce(trx, { studioId, voce: VOCE_VISURA, adesso });
  return {
    Attivo: servizi.visure !== null,
    Simulato: servizi.visure?.isSimulato ?? false,
    Costo: costo,
    Residui: await countResidui(trx, [studioId]),
    Flat: isFlat,
  };
}

const readParametri = ({ Tipo, ...r }: VisuraRichiesta) => {
  const upper = (testo: string | null) => testo?.toUpperCase() || null;
  const isSoggetto = Tipo === 'Soggetto';
  return {
    CodiceFiscale: isSoggetto ? r.CodiceFiscale || null : null,
    Comune: upper(r.Comune),
    Catasto: isSoggetto ? null : r.Catasto,
    Sezione: isSoggetto ? null : upper(r.Sezione),
    Foglio: isSoggetto ? null : r.Foglio || null,
    Particella: isSoggetto ? null : r.Particella || null,
    Subalterno: isSoggetto ? null : upper(r.Subalterno),
  };
};

function describeCercato(richiesta: VisuraRichiesta): string {
  const parametri = readParametri(richiesta);
  const comune = parametri.Comune && nameComune(parametri.Comune);
  return [parametri.CodiceFiscale ?? parametri.Catasto, describePosto(parametri, comune)]
    .filter(Boolean)
    .join(', ');
}

/** Checks a search and promises what it costs. @throws RICHIESTA_NON_VALIDA, COSTO_CAMBIATO, CREDITI_INSUFFICIENTI */
async function begin(trx: Trx, servizi: Servizi, chi: Chi, richiesta: VisuraRichiesta): Promise<Iniziata> {
  const studioId = requireStudio(chi.sessione, undefined);
  requireNessunErrore(checkRichiesta(richiesta, (codice) => findComune(codice) !== undefined));
  const { CodiceFiscale } = readParametri(richiesta);
  const [cliente] = await listClienti(trx, studioId, CodiceFiscale === null ? [] : [CodiceFiscale]);
  const promessa = await promiseUso(trx, {
    ...{ studioId, voce: VOCE_VISURA, adesso: servizi.now(), massimo: richiesta.CostoMassimo },
    messaggio: testiVisura.COSTO,
  });
  const cercato = describeCercato(richiesta);
  const studio = await getNomeStudio(trx, studioId);
  return { id: randomUUID(), studioId, richiesta, cercato, promessa, studio, cliente };
}

const nameRiga = (riga: RigaCatasto): RigaVisuraFilo => {
  const comune = findComune(riga.Comune);
  return {
    ...riga,
    ComuneDescrizione: comune?.denominazione ?? null,
    Provincia: comune?.provincia ?? null,
  };
};

interface Conclusa {
  readonly esito: EsitoVisura;
  readonly righe: readonly RigaVisuraFilo[];
  readonly pdf: Buffer | null;
}

/** Writes what a search came to: the credits go out only where it found something. */
async function conclude(
  trx: Trx,
  servizi: Servizi,
  { sessione, ip }: Chi,
  iniziata: Iniziata,
  { esito, righe, pdf }: Conclusa,
): Promise<void> {
  const { id, studioId, richiesta, cercato, promessa, cliente } = iniziata;
  const adesso = servizi.now();
  if (esito === 'Trovata')
    await settleUso(trx, servizi, studioId, {
      ...{ promessa, adesso },
      scritto: {
        ...{ tipo: 'Consumo', causale: VOCE_VISURA, descrizione: richiesta.Tipo, effetto: `visura/${id}` },
        ...{ riferimento: { tipo: 'visura', id }, autore: { id: sessione.utenteId } },
      },
    });
  else await voidUso(trx, studioId, { promessa, adesso });
  const costo = esito === 'Trovata' ? promessa.costo : 0;
  const parametri = readParametri(richiesta);
  await insertVisura(trx, {
    ...{ studio_id: studioId, id, anagrafica_id: cliente?.Id ?? null, tipo: richiesta.Tipo, cercato, esito },
    ...{ parametri: JSON.stringify(parametri), comune: parametri.Comune, righe: JSON.stringify(righe), pdf },
    sha256: pdf && createHash('sha256').update(pdf).digest(),
    ...{ costo_crediti: costo, simulata: servizi.visure?.isSimulato ?? false, creata_il: adesso },
    ...{ creata_da: sessione.utenteId, importata_il: null },
  });
  await writeRegistro(trx, {
    ...{ studioId, utenteId: sessione.utenteId, ip, azione: 'visura', entita: 'visura', entitaId: id },
    dopo: { tipo: richiesta.Tipo, esito, costo, righe: righe.length },
  });
}

/** Searches and puts what is found on paper. @throws VISURA_NON_TROVATA, VISURE_DISABILITATE, SERVIZIO_NON_DISPONIBILE */
async function search(servizi: Servizi, iniziata: Iniziata): Promise<Conclusa> {
  const visure = requireServizio(servizi);
  const { id, richiesta, cercato, studio, cliente } = iniziata;
  const trovate = await visure.search(id, makeDomanda(richiesta)).catch((causa: unknown) => {
    if (causa instanceof VisureSospese) throw new DomainError('VISURE_DISABILITATE', { causa });
    if (!(causa instanceof VisureAssenti)) throw causa;
    throw new DomainError('SERVIZIO_NON_DISPONIBILE', {
      ...{ messaggio: testiVisura.NON_RISPONDE, causa, riprovaFra: 30 },
    });
  });
  if (trovate === null) throw new DomainError('VISURA_NON_TROVATA');
  const righe = trovate.map(nameRiga);
  const pdf = await makePdf({
    comunicazione: describeVisura({
      ...{ studio, cercato, righe, isSimulata: visure.isSimulato },
      denominazione: cliente?.Denominazione ?? '',
      codiceFiscale: richiesta.CodiceFiscale ?? '',
      quando: quandoItaliano.format(servizi.now()),
    }),
  });
  return { esito: 'Trovata', righe, pdf };
}

/**
 * A search of the land register. Its credits are promised before, outside of every transaction it is asked, and they go out
 * with what was found, or are free again: what failed is kept too, with its cost of nothing.
 * @throws VISURE_DISABILITATE, VISURA_NON_TROVATA, SERVIZIO_NON_DISPONIBILE, CREDITI_INSUFFICIENTI, COSTO_CAMBIATO
 */
export async function requestVisura(
  servizi: Servizi,
  chi: Chi,
  richiesta: VisuraRichiesta,
): Promise<VisuraFilo> {
  requireServizio(servizi);
  const iniziata = await withTenant(servizi.db, chi.sessione, (trx) => begin(trx, servizi, chi, richiesta));
  const write = (conclusa: Conclusa) =>
    withTenant(servizi.db, chi.sessione, (trx) => conclude(trx, servizi, chi, iniziata, conclusa));
  try {
    await write(await search(servizi, iniziata));
  } catch (errore) {
    const isAssente = errore instanceof DomainError && errore.codice === 'VISURA_NON_TROVATA';
    const fallita = { ...{ righe: [], pdf: null }, esito: isAssente ? 'Non trovata' : 'Fallita' } as const;
    const scritta = await withTenant(servizi.db, chi.sessione, async (trx) => {
      // Of a commit whose answer was lost the row says how it went: it is there, found and paid.
      const trovata = await findVisura(trx, iniziata.id);
      if (!trovata) await conclude(trx, servizi, chi, iniziata, fallita);
      return trovata;
    });
    if (scritta) return scritta;
    throw errore;
  }
  return withTenant(servizi.db, chi.sessione, (trx) => getVisura(trx, iniziata.id));
}

/** @throws NON_TROVATO */
export async function getVisura(trx: Trx, id: string): Promise<VisuraFilo> {
  const trovata = await findVisura(trx, id);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}
