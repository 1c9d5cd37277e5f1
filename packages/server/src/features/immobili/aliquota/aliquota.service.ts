import { type AliquotaFilo, type aliquotaQuery, testiCampo } from '@quadra/contract';
import { type AliquotaScaglione, loadAliquote, loadImu } from '@quadra/fisco';
import { annoImposta } from '@quadra/values';
import type { z } from 'zod';
import type { Db } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { changeVoce, createVoce, findVoce, listVociDelComune } from '../../base/tabella/tabella.public.ts';

type Chieste = z.output<typeof aliquotaQuery>;
type Autore = Parameters<typeof createVoce>[1];
type Voce = Awaited<ReturnType<typeof listVociDelComune>>[number];

const IMU = 'aliquote-imu';
const BASE = 'Aliquota di base';
const NULLE = {
  Id: null,
  CodiceCatastale: null,
  Fattispecie: null,
  ScaglioneDa: null,
  ScaglioneA: null,
  RedditoFinoA: null,
  Esenzione: null,
  Verificata: true,
  Versione: null,
};

const nameComune = (codice: string): string => findComune(codice)?.denominazione ?? codice;
const toImu = ({
  id,
  anno,
  extra,
  versione,
}: Pick<Voce, 'id' | 'anno' | 'versione'> & { extra: Readonly<Record<string, unknown>> }): AliquotaFilo => ({
  ...NULLE,
  Id: id,
  Tipo: 'IMU',
  Ente: nameComune(String(extra.comune)),
  CodiceCatastale: String(extra.comune),
  Fattispecie: String(extra.fattispecie),
  AnnoImposta: anno ?? 0,
  Aliquota: Number(extra.percento),
  Versione: versione,
});

/** The IMU of a year: what the comune set, and the rate of law where it set none. */
async function listImu(db: Db, anno: number, comune: string | undefined): Promise<AliquotaFilo[]> {
  const { listBaseImu } = await loadAliquote();
  const { findRegimeImu } = await loadImu();
  const sue = comune === undefined ? [] : await listVociDelComune(db, { tabella: IMU, anno }, comune);
  const proprie = sue.map(toImu);
  // Where a tax of the province stands in the place of the IMU the rates of the State are not its own.
  const conBase =
    comune === undefined || findRegimeImu(findComune(comune)?.provincia ?? null, anno) === 'IMU';
  const basi = conBase ? listBaseImu(anno) : [];
  return [
    ...proprie,
    ...basi
      .filter(({ fattispecie }) => !proprie.some(({ Fattispecie }) => Fattispecie === fattispecie))
      .map(({ fattispecie, percento }) => ({
        ...NULLE,
        Tipo: 'IMU' as const,
        Ente: BASE,
        Fattispecie: fattispecie,
        AnnoImposta: anno,
        Aliquota: percento,
      })),
  ];
}

const toAddizionale = (
  una: AliquotaScaglione,
  di: Pick<AliquotaFilo, 'Tipo' | 'Ente' | 'CodiceCatastale' | 'AnnoImposta'>,
): AliquotaFilo => ({
  ...NULLE,
  ...di,
  ScaglioneDa: una.da,
  ScaglioneA: una.a,
  RedditoFinoA: una.redditoFinoA,
  Aliquota: una.aliquota,
  Esenzione: una.esenzione,
  Verificata: una.isVerificata,
});

async function listComunale(AnnoImposta: number, comune: string | undefined): Promise<AliquotaFilo[]> {
  if (comune === undefined) return [];
  const { listAddizionaleComunale } = await loadAliquote();
  const di = {
    Tipo: 'Addizionale comunale' as const,
    Ente: nameComune(comune),
    CodiceCatastale: comune,
    AnnoImposta,
  };
  return (await listAddizionaleComunale(AnnoImposta, comune)).map((una) => toAddizionale(una, di));
}

async function listRegionale(AnnoImposta: number, comune: string | undefined): Promise<AliquotaFilo[]> {
  const { listAddizionaliRegionali } = await loadAliquote();
  const enti = await listAddizionaliRegionali(AnnoImposta, comune ?? null);
  return enti.flatMap(({ ente, aliquote }) =>
    aliquote.map((una) =>
      toAddizionale(una, {
        Tipo: 'Addizionale regionale',
        Ente: ente,
        CodiceCatastale: null,
        AnnoImposta,
      }),
    ),
  );
}

/**
 * The rates that count in a year: the IMU that is paid in it, the surcharges on the income declared in it.
 * @throws NON_TROVATO where a kind or a comune is asked and has none
 */
export async function listAliquote(db: Db, anno: number, chieste: Chieste): Promise<AliquotaFilo[]> {
  const { Tipo, CodiceCatastale: comune } = chieste;
  if (comune !== undefined && findComune(comune) === undefined) throw new DomainError('NON_TROVATO');
  const imposta = annoImposta(anno);
  const tutte = [
    ...(Tipo === undefined || Tipo === 'IMU' ? await listImu(db, anno, comune) : []),
    ...(Tipo === undefined || Tipo === 'Addizionale comunale' ? await listComunale(imposta, comune) : []),
    ...(Tipo === undefined || Tipo === 'Addizionale regionale' ? await listRegionale(imposta, comune) : []),
  ];
  const isChiesta = Tipo !== undefined || comune !== undefined;
  if (isChiesta && tutte.length === 0) throw new DomainError('NON_TROVATO');
  return tutte;
}

const describe = (percento: number): string => `${String(percento).replace('.', ',')}%`;

/** Adds what a comune set for a year. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function createAliquota(
  db: Db,
  autore: Autore,
  anno: number,
  nuova: { CodiceCatastale: string; Fattispecie: string; Aliquota: number },
): Promise<AliquotaFilo> {
  const { CodiceCatastale: comune, Fattispecie: fattispecie, Aliquota: percento } = nuova;
  requireNessunErrore(findComune(comune) ? {} : { CodiceCatastale: [testiCampo.COMUNE_SCONOSCIUTO] });
  const dove = { tabella: IMU, anno };
  const { Id, Versione, Extra } = await createVoce(db, autore, dove, {
    ...{ Codice: `${comune}/${fattispecie}`, Descrizione: describe(percento), Ordine: 0, Attivo: true },
    ...{ ValidoDa: null, ValidoA: null, Extra: { comune, fattispecie, percento } },
  });
  return toImu({ id: Id, anno, versione: Versione, extra: Extra });
}

/** Changes what a comune set. @throws NON_TROVATO also for a rate of law, RECORD_MODIFICATO */
export async function changeAliquota(
  db: Db,
  autore: Autore,
  anno: number,
  id: string,
  { Aliquota: percento, Versione }: { Aliquota: number; Versione: number },
): Promise<AliquotaFilo> {
  const dove = { tabella: IMU, anno };
  const voce = await findVoce(db, dove, id);
  if (typeof voce?.extra.comune !== 'string') throw new DomainError('NON_TROVATO');
  const { codice, ordine, attivo, valido_da, valido_a, extra } = voce;
  const scritta = await changeVoce(db, autore, dove, voce.id, {
    ...{ Codice: codice, Descrizione: describe(percento), Ordine: ordine, Attivo: attivo },
    ...{ ValidoDa: valido_da, ValidoA: valido_a, Extra: { ...extra, percento }, Versione },
  });
  return toImu({ id: scritta.Id, anno, versione: scritta.Versione, extra: scritta.Extra });
}
