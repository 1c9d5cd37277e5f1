import { percorsi, salvaRequest, statoQuadro } from '@quadra/contract';
import { type Calcolo, quadroOf } from '@quadra/fisco';
import { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { leggiDichiarazione, scriviDichiarazione } from '../dichiarazione.policy.ts';
import { findDichiarazione } from '../dichiarazione.queries.ts';
import { checkQuadro } from '../dichiarazione.rules.ts';
import { getCalcolata } from '../leggi-dichiarazione.ts';
import { parametriQuadro, requireDelPrefisso } from '../percorso.ts';
import { requireQuadroAttivo } from './quadri-di-modulo.ts';
import { actOnQuadro, azioniQuadro, requirePresente } from './quadro-dichiarazione.ts';
import { saveDichiarazione } from './salva-dichiarazione.ts';

const quadroAnswer = z.object({
  data: z.object({
    Codice: z.string(),
    Titolo: z.string(),
    Copertura: z.enum(['esatto', 'indicativo', 'non gestito']),
    Nota: z.string().nullable(),
    Stato: z.enum(statoQuadro),
    Versione: z.number().int(),
    StatiQuadri: z.record(z.string(), z.enum(statoQuadro)),
    Righi: z.record(z.string(), z.unknown()),
    Calcolati: z.record(z.string(), z.unknown()),
  }),
});

const pickQuadro = <T>(mappa: Readonly<Record<string, T>>, codice: string): Record<string, T> =>
  Object.fromEntries(Object.entries(mappa).filter(([chiave]) => quadroOf(chiave) === codice));

interface ChiaveQuadro {
  readonly anno: number;
  readonly id: string;
  readonly codice: string;
}

const requireChiaveQuadro = async (
  trx: Trx,
  parametri: z.output<typeof parametriQuadro>,
): Promise<ChiaveQuadro> => ({
  ...(await requireDelPrefisso(trx, parametri)),
  codice: parametri.quadro.toUpperCase(),
});

async function getQuadro(
  trx: Trx,
  { anno, id, codice }: ChiaveQuadro,
  gia?: Calcolo,
): Promise<z.input<typeof quadroAnswer>['data']> {
  const { dichiarazione, modello, esiti } = await getCalcolata(trx, anno, id, gia);
  // What was written while its module was on is still read.
  if ((dichiarazione.statiQuadri[codice] ?? 'assente') === 'assente')
    await requireQuadroAttivo(trx, dichiarazione, codice);
  const stato = requirePresente({ dichiarazione, modello }, codice);
  const quadro = modello.quadri.find((voce) => voce.codice === codice);
  if (quadro === undefined) throw new DomainError('QUADRO_ASSENTE');
  return {
    Codice: codice,
    Titolo: quadro.titolo,
    Copertura: quadro.copertura,
    Nota: quadro.nota ?? null,
    Stato: stato,
    Versione: dichiarazione.versione,
    StatiQuadri: { ...dichiarazione.statiQuadri },
    Righi: pickQuadro(dichiarazione.righi, codice),
    Calcolati: pickQuadro(esiti, codice),
  };
}

const makeLettura = (percorso: string, titolo: string): Rotta =>
  rotta({
    metodo: 'GET',
    percorso,
    titolo,
    accesso: leggiDichiarazione,
    parametri: parametriQuadro,
    risposta: quadroAnswer,
    handle: async ({ trx, parametri }) => ({
      data: await getQuadro(trx, await requireChiaveQuadro(trx, parametri)),
    }),
  });

const salva = rotta({
  metodo: 'PUT',
  percorso: percorsi.modelloQuadro,
  titolo: 'Salva le caselle cambiate di un solo quadro',
  accesso: scriviDichiarazione,
  corpo: salvaRequest,
  parametri: parametriQuadro,
  risposta: quadroAnswer,
  handle: async ({ trx, sessione, corpo, parametri }) => {
    const chiave = await requireChiaveQuadro(trx, parametri);
    requireNessunErrore(checkQuadro(chiave.codice, corpo.Righi, corpo.Forzature));
    const calcolo = await saveDichiarazione(trx, sessione, chiave.anno, chiave.id, {
      versione: corpo.Versione,
      righi: corpo.Righi,
      forzature: corpo.Forzature,
    });
    return { data: await getQuadro(trx, chiave, calcolo) };
  },
});

const agisci = rotta({
  metodo: 'POST',
  percorso: percorsi.modelloQuadroAzione,
  titolo: 'Completa, riapre, svuota o rimuove un quadro',
  accesso: scriviDichiarazione,
  /** `Conferma` false: a quadro with warnings is not completed, they are told. */
  corpo: z.object({ Conferma: z.boolean().default(true), appid: z.string().max(40).optional() }),
  parametri: parametriQuadro.extend({ azione: z.string().max(20) }),
  risposta: z.object({
    data: z.object({
      Versione: z.number().int(),
      StatiQuadri: z.record(z.string(), z.enum(statoQuadro)),
    }),
  }),
  handle: async ({ trx, sessione, parametri, corpo }) => {
    const { anno, id, codice } = await requireChiaveQuadro(trx, parametri);
    const azione = azioniQuadro.find((nome) => nome === parametri.azione);
    if (azione === undefined) throw new DomainError('METODO_NON_DEFINITO');
    await actOnQuadro(trx, sessione, anno, id, { codice, azione, conferma: corpo.Conferma });
    const dichiarazione = await findDichiarazione(trx, anno, id);
    if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
    return {
      data: { Versione: dichiarazione.versione, StatiQuadri: { ...dichiarazione.statiQuadri } },
    };
  },
});

/** The calls about one quadro of a declaration. */
export const quadroRotte: readonly Rotta[] = [
  makeLettura(percorsi.modelloQuadro, 'Un quadro della dichiarazione'),
  makeLettura(
    percorsi.modelloQuadroEsterno,
    'Un quadro della dichiarazione, per chi lo mostra fuori dalle pagine di Quadra',
  ),
  salva,
  agisci,
];
