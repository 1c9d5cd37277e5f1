import type { Anagrafica, TipoImu } from '@quadra/contract';
import {
  computeFrontespizioImu,
  computeQuadroImu,
  type DatiModello,
  type ImmobileDichiarato,
  loadImu,
} from '@quadra/fisco';
import { annoImposta } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { type DaCalcolare, listComuni } from './imu.service.ts';

const writeFrontespizio = (anagrafica: Anagrafica, comune: string): DatiModello => {
  const { domicilioFiscale: d } = anagrafica;
  return computeFrontespizioImu({
    ...anagrafica,
    comune,
    denominazioneComune: findComune(comune)?.denominazione ?? '',
    denominazione: anagrafica.cognome ?? anagrafica.ragioneSociale,
    comuneNascita: anagrafica.comuneNascitaDescrizione,
    domicilio: { ...d, comune: d.comuneDescrizione ?? d.comune },
  });
};

/** What a declaration to a comune begins with: who declares, and the properties that changed in the year, all when none did. */
export async function computeRighi(
  anagrafica: Anagrafica,
  uno: DaCalcolare,
  { anno, tipo }: { readonly anno: number; readonly tipo: TipoImu },
): Promise<DatiModello> {
  const { computeImu, isVariato } = await loadImu();
  const imposta = annoImposta(anno);
  const { immobili } = computeImu(imposta, uno.dati);
  const daDichiarare = uno.voci.map(({ di, immobile }, posto): ImmobileDichiarato => {
    const { immobile: catasto } = di.posseduto;
    return {
      ...{ id: catasto.id, immobile, dal: di.dal, al: di.al },
      valore: immobili[posto]?.valore.valore ?? null,
      detrazione: immobili[posto]?.detrazione.valore ?? null,
      catasto: { ...catasto, indirizzo: catasto.indirizzo ?? catasto.comune_descrizione },
    };
  });
  // The parts of the year of one property are one property.
  const unici = daDichiarare.filter(
    (_, posto) => uno.voci.findIndex((v) => v.di === uno.voci[posto]?.di) === posto,
  );
  const variati = unici.filter((immobile) => isVariato(immobile, imposta));
  return {
    ...writeFrontespizio(anagrafica, uno.comune),
    ...(tipo === 'IMU-IMPI'
      ? {}
      : computeQuadroImu(
          variati.length > 0 ? variati : unici,
          tipo === 'IMU-ENC' ? 'imu-enc' : 'imu',
          imposta,
        )),
  };
}

/** The same for a comune that was chosen: without properties there it has only who declares. @throws NON_TROVATO */
export async function proposeImu(
  trx: Trx,
  idAnagrafica: string,
  { anno, tipo, comune }: { readonly anno: number; readonly tipo: TipoImu; readonly comune: string },
): Promise<DatiModello> {
  const anagrafica = await getAnagrafica(trx, idAnagrafica);
  const suo = (await listComuni(trx, anagrafica, annoImposta(anno))).find((uno) => uno.comune === comune);
  return suo ? computeRighi(anagrafica, suo, { anno, tipo }) : writeFrontespizio(anagrafica, comune);
}
