import { type ComuneImuFilo, findSpecie, type Interno, type ProspettoImuFilo } from '@quadra/contract';
import { type ComuneImu, type Inquadrata, loadImu, type Spiegazione } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { listPossedutiImu, type Posseduto } from '../../immobili/immobile/immobile.public.ts';
import { findCambiataDopo, toAliquote, type Usata } from './aliquote-usate.rules.ts';
import { type AliquoteDelComune, loadAliquoteUsate } from './aliquote-usate.ts';
import { countDimoranti, type DichiarazioneComune, listDichiarazioniComuni } from './imu.queries.ts';
import { type DaInquadrare, toDaInquadrare } from './voci.rules.ts';

/** Whose IMU, of which tax year. */
export interface Chiesto {
  readonly idAnagrafica: string;
  readonly annoImposta: number;
}

/** A comune with its properties, ready to be computed. */
export interface DaCalcolare {
  readonly comune: string;
  readonly voci: readonly Inquadrata<DaInquadrare>[];
  readonly dati: ComuneImu;
  readonly aliquote: AliquoteDelComune;
}

type Anagrafica = Pick<Awaited<ReturnType<typeof getAnagrafica>>, 'idStudio' | 'id'>;

/**
 * The comuni where each of some clients of a studio has properties in a tax year, ready to be computed; who has none is not
 * there. As many readings as for one.
 */
export async function listComuniDi(
  trx: Trx,
  studioId: number,
  anagrafiche: readonly string[],
  annoImposta: number,
): Promise<ReadonlyMap<string, DaCalcolare[]>> {
  const { classifyImmobili, findRegimeImu } = await loadImu();
  const diTutti = await listPossedutiImu(trx, { studioId, anagrafiche, anno: annoImposta + 1 });
  const tutti = [...diTutti.values()].flat();
  const principali = tutti.flatMap(({ immobile, possesso }) =>
    possesso.abitazione_principale ? [immobile.id] : [],
  );
  const dimoranti = await countDimoranti(trx, studioId, principali, annoImposta);
  const comuni = [...new Set(tutti.map(({ immobile }) => immobile.comune))];
  const findAliquote = await loadAliquoteUsate(trx, studioId, comuni, annoImposta);
  const prepare = (posseduti: readonly Posseduto[]): DaCalcolare[] => {
    const voci = classifyImmobili(posseduti.map(toDaInquadrare), annoImposta, dimoranti);
    return [...Map.groupBy(voci, ({ di }) => di.posseduto.immobile.comune)].map(([comune, sue]) => {
      const aliquote = findAliquote(comune);
      return {
        comune,
        voci: sue,
        aliquote,
        dati: {
          regime: findRegimeImu(sue[0]?.di.posseduto.immobile.provincia ?? null, annoImposta),
          ...toAliquote(aliquote.usate, annoImposta),
          immobili: sue.map(({ immobile }) => immobile),
        },
      };
    });
  };
  return new Map([...diTutti].map(([id, posseduti]) => [id, prepare(posseduti)]));
}

/** The comuni where a client has properties in a tax year, ready to be computed. */
export const listComuni = async (
  trx: Trx,
  { idStudio, id }: Anagrafica,
  annoImposta: number,
): Promise<DaCalcolare[]> => (await listComuniDi(trx, idStudio, [id], annoImposta)).get(id) ?? [];

const nomeDi = (comune: string) => findComune(comune)?.denominazione ?? comune;

/** What each of some clients of a studio owes to its comuni for a tax year, without the properties that make it. */
export async function computeDovutiImu(
  trx: Trx,
  studioId: number,
  anagrafiche: readonly string[],
  annoImposta: number,
) {
  const { computeImu } = await loadImu();
  const diTutti = await listComuniDi(trx, studioId, anagrafiche, annoImposta);
  const compute = ({ comune, voci, dati }: DaCalcolare) => {
    const { righi, totale, isSottoMinimo } = computeImu(annoImposta, dati);
    return {
      ...{ comune, descrizione: nomeDi(comune), regime: dati.regime, immobili: voci.length },
      ...{ tributi: righi, totale, sottoMinimo: isSottoMinimo },
    };
  };
  return new Map([...diTutti].map(([id, comuni]) => [id, comuni.map(compute)]));
}

/** The rates that the numbers of a comune rest on: of its kinds of property, for the advance only of those it is paid for. */
function listRilevanti({ voci, dati, aliquote }: DaCalcolare, annoImposta: number): Usata[] {
  if (dati.regime !== 'IMU') return [];
  const isDi = ({ fattispecie, annoImposta: anno }: Usata) =>
    voci.some(
      ({ immobile: { tipo, esenzione, mesiSemestre } }) =>
        tipo === fattispecie && esenzione === 'nessuna' && (anno === annoImposta || mesiSemestre > 0),
    );
  return aliquote.usate.filter((una) => una.origine === 'studio' || isDi(una));
}

/** A declaration of the comune: one that is not closed tells whether a rate of its properties changed since it was written. */
const describeDichiarazione = (
  { id, tipo, stato, modificataIl }: DichiarazioneComune,
  { voci, aliquote: { delloStudio } }: DaCalcolare,
) => {
  const sue = delloStudio.filter(({ fattispecie }) =>
    voci.some(({ immobile }) => immobile.tipo === fattispecie),
  );
  return {
    ...{ id, tipo, stato },
    aliquotaCambiataIl: stato === 'Chiusa' ? null : findCambiataDopo(sue, modificataIl),
  };
};

/** The IMU of a client, comune by comune, for a tax year. @throws NON_TROVATO */
export async function computeProspetto(
  trx: Trx,
  { idAnagrafica, annoImposta }: Chiesto,
): Promise<Interno<ProspettoImuFilo>> {
  const { ANNO_RISCONTRATO_IMU, computeImu, computeScadenzeImu, isVariato } = await loadImu();
  const anagrafica = await getAnagrafica(trx, idAnagrafica);
  const comuni = await listComuni(trx, anagrafica, annoImposta);
  const dichiarazioni = await listDichiarazioniComuni(trx, {
    studioId: anagrafica.idStudio,
    anagraficaId: anagrafica.id,
    anno: annoImposta + 1,
  });
  const describe = (uno: DaCalcolare): Interno<ComuneImuFilo> => {
    const { comune, voci, dati } = uno;
    const { righi, totale, isSottoMinimo, immobili, mancanze } = computeImu(annoImposta, dati);
    return {
      comune,
      descrizione: nomeDi(comune),
      provincia: voci[0]?.di.posseduto.immobile.provincia ?? null,
      regime: dati.regime,
      tributi: righi.map((rigo) => ({ ...rigo })),
      totale,
      sottoMinimo: isSottoMinimo,
      mancanze: [...mancanze],
      immobili: voci.map(({ di: { posseduto }, immobile, avvisi }, posto) => {
        const calcolato = immobili[posto];
        if (!calcolato) throw new Error('A property was not computed');
        const { id, genere, categoria, foglio, particella, subalterno, indirizzo } = posseduto.immobile;
        const { tipo, riduzione, esenzione, quota, mesi, mesiSemestre } = immobile;
        return {
          ...{ id, genere, categoria, foglio, particella, subalterno, indirizzo },
          ...{ tipo, riduzione, esenzione, quota, mesi, mesiSemestre, avvisi: [...avvisi] },
          ...calcolato,
        };
      }),
      aliquote: listRilevanti(uno, annoImposta),
      dichiarazioni: dichiarazioni
        .filter((una) => una.comune === comune)
        .map((una) => describeDichiarazione(una, uno)),
      variati: new Set(voci.filter(({ di }) => isVariato(di, annoImposta)).map(({ di }) => di.id)).size,
    };
  };
  const scadenze = computeScadenzeImu(annoImposta);
  return {
    idAnagrafica: anagrafica.id,
    idStudio: anagrafica.idStudio,
    denominazione: anagrafica.denominazione,
    ente: findSpecie(anagrafica) === 'ente',
    annoImposta,
    regoleDel: annoImposta > ANNO_RISCONTRATO_IMU ? ANNO_RISCONTRATO_IMU : null,
    scadenzaAcconto: scadenze.acconto,
    scadenzaSaldo: scadenze.saldo,
    scadenzaConguaglio: computeScadenzeImu(annoImposta + 1).acconto,
    comuni: comuni.map(describe),
  };
}

/** How an amount of a comune came to be. @throws NON_TROVATO for a client, a comune or an amount that is not there */
export async function explainProspetto(
  trx: Trx,
  chiesto: Chiesto & { readonly comune: string; readonly concetto: string; readonly posto: number },
): Promise<Spiegazione> {
  const { explainImu } = await loadImu();
  const anagrafica = await getAnagrafica(trx, chiesto.idAnagrafica);
  const comuni = await listComuni(trx, anagrafica, chiesto.annoImposta);
  const suo = comuni.find(({ comune }) => comune === chiesto.comune);
  const spiegazione = suo && explainImu(chiesto.annoImposta, suo.dati, chiesto.concetto, chiesto.posto);
  if (!spiegazione) throw new DomainError('NON_TROVATO');
  return spiegazione;
}
