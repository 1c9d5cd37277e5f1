import {
  type NomeTesto,
  type ProvenienzaTesto,
  type TestoIncaricoFilo,
  type TipoTestoIncarico,
  testiIncaricoPredefiniti,
  type testoIncaricoScritto,
  tipoTestoIncarico,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findImpostazioni } from '../../studio/studio/studio.public.ts';
import { insertVersione, listVersioni, listVigenti } from './incarico.queries.ts';
import { checkSegnaposti } from './incarico.rules.ts';

/** A text in force, and where it comes from. */
export interface Vigente {
  readonly testo: string;
  readonly provenienza: ProvenienzaTesto;
  readonly anno: number | null;
  /** Its version, where it was written for a year. */
  readonly versione: number;
}

/** The texts without a year that the settings of the studio have. */
const nelleImpostazioni: Readonly<Partial<Record<TipoTestoIncarico, NomeTesto>>> = {
  Incarico: 'Incarico',
  'Mandato F24': 'MandatoF24',
};

/**
 * The texts that a studio prints in a year: those of the year, else of the nearest year before, else of its settings, else the
 * ones there are from the start.
 */
export async function readVigenti(
  trx: Trx,
  studioId: number,
  anno: number,
): Promise<ReadonlyMap<TipoTestoIncarico, Vigente>> {
  const scritti = new Map((await listVigenti(trx, studioId, anno)).map((uno) => [uno.tipo, uno]));
  const propri: Readonly<Record<string, string>> = (await findImpostazioni(trx, studioId))?.testi ?? {};
  return new Map(
    tipoTestoIncarico.map((tipo): [TipoTestoIncarico, Vigente] => {
      const scritto = scritti.get(tipo);
      if (scritto !== undefined)
        return [tipo, { ...scritto, provenienza: scritto.anno === anno ? 'anno' : 'anno precedente' }];
      const nome = nelleImpostazioni[tipo];
      const proprio = nome === undefined ? undefined : propri[nome];
      if (proprio) return [tipo, { testo: proprio, provenienza: 'impostazioni', anno: null, versione: 0 }];
      const testo = testiIncaricoPredefiniti[tipo];
      return [tipo, { testo, provenienza: 'predefinito', anno: null, versione: 0 }];
    }),
  );
}

/** The texts of a studio for a year, with the versions written of that year. */
export async function readTesti(trx: Trx, studioId: number, anno: number): Promise<TestoIncaricoFilo[]> {
  const vigenti = await readVigenti(trx, studioId, anno);
  const versioni = await listVersioni(trx, studioId, anno);
  return [...vigenti].map(([Tipo, { testo, provenienza, anno: di }]) => {
    const Versioni = versioni
      .filter(({ tipo }) => tipo === Tipo)
      .map((una) => ({
        Versione: una.versione,
        Testo: una.testo,
        Autore: una.autore,
        ScrittoIl: una.scritto_il.toISOString(),
      }));
    return {
      ...{ Tipo, Testo: testo, Provenienza: provenienza, Anno: di, Versioni },
      Versione: Versioni[0]?.Versione ?? 0,
    };
  });
}

/** Refuses a text whose places nothing fills. @throws RICHIESTA_NON_VALIDA on Testo */
export function requireSegnaposti(testo: string): void {
  const problemi = checkSegnaposti(testo);
  requireNessunErrore(problemi.length > 0 ? { Testo: problemi } : {});
}

/**
 * Writes the next version of a text of a year; the ones before stay.
 * @throws RICHIESTA_NON_VALIDA on Testo, RECORD_MODIFICATO when another version was written since it was read
 */
export async function writeTesto(
  trx: Trx,
  { sessione, ip }: { readonly sessione: Pick<Sessione, 'utenteId'>; readonly ip: string | null },
  { studioId, anno }: { readonly studioId: number; readonly anno: number },
  { Tipo: tipo, Testo: testo, Versione }: z.output<typeof testoIncaricoScritto>,
): Promise<void> {
  requireSegnaposti(testo);
  const ultima = (await readTesti(trx, studioId, anno)).find((uno) => uno.Tipo === tipo);
  if (ultima?.Versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  const nuova = { tipo, anno, versione: Versione + 1, testo };
  if (!(await insertVersione(trx, studioId, nuova, sessione.utenteId)))
    throw new DomainError('RECORD_MODIFICATO');
  await writeRegistro(trx, {
    studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: 'testo incarico',
    entita: 'studio',
    entitaId: String(studioId),
    prima: { tipo, anno, testo: ultima.Testo },
    dopo: nuova,
  });
}
