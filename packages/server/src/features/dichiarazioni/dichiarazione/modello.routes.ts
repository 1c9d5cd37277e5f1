import {
  bozzaAnswer,
  bozzaRequest,
  dichiarazione,
  incaricoRequest,
  modifica,
  percorsi,
  requisitoDichiarazione,
  simulaAnswer,
  simula as simulaRequest,
  spiegazione,
  toSpiegazioneFilo,
  toWire,
} from '@quadra/contract';
import { esempioRedditiPf, quadroOf } from '@quadra/fisco';
import { z } from 'zod';
import { requireAnno } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireRequisito } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { confrontoRotte } from './confronto/confronto.routes.ts';
import { diagnose, explainCasella } from './diagnostico.ts';
import { leggiDichiarazione, scriviDichiarazione, simulaDichiarazione } from './dichiarazione.policy.ts';
import { findDichiarazione } from './dichiarazione.queries.ts';
import { getDichiarazione } from './leggi-dichiarazione.ts';
import { parametriModello, parametriPrefisso, requireDelPrefisso, requireTipo } from './percorso.ts';
import { prospettoRotte } from './prospetto/prospetto.routes.ts';
import { discardBozza, saveBozza } from './scrittura/bozza.service.ts';
import { saveIncarico } from './scrittura/incarico-dichiarazione.ts';
import { quadroRotte } from './scrittura/quadro.routes.ts';
import { simulate } from './simula.ts';
import { listStoria } from './storia.queries.ts';

const unaDichiarazione = z.object({ data: dichiarazione });

const simula = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.modelloSimula,
  titolo:
    'Calcola una dichiarazione senza salvarla: ogni rigo calcolato con il suo stato, e i rilievi dei controlli',
  accesso: simulaDichiarazione,
  corpo: simulaRequest.meta({ examples: [{ righi: esempioRedditiPf }] }),
  parametri: parametriPrefisso,
  risposta: simulaAnswer,
  handle: async ({ corpo, parametri, servizi, sessione }) => {
    const tipo = requireTipo(parametri.prefisso);
    requireRequisito(sessione, requisitoDichiarazione(tipo));
    return {
      data: (await simulate(servizi.db, requireAnno(parametri), tipo, corpo.righi)) as z.input<
        typeof simulaAnswer
      >['data'],
    };
  },
});

const incarica = rotta({
  metodo: 'PUT',
  percorso: percorsi.modelloIncarico,
  titolo: "Chi trasmette la dichiarazione (null: il predefinito dell'anno) e la data dell'impegno",
  accesso: scriviDichiarazione,
  corpo: incaricoRequest,
  parametri: parametriModello,
  risposta: unaDichiarazione,
  handle: async ({ trx, sessione, corpo, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const { IdIntermediario: intermediarioId, DataImpegno: dataImpegno, Impegno: impegno } = corpo;
    const incarico = { intermediarioId, dataImpegno, impegno };
    const calcolo = await saveIncarico(trx, sessione, anno, id, incarico);
    return { data: await getDichiarazione(trx, sessione, anno, id, calcolo) };
  },
});

const scriviBozza = rotta({
  metodo: 'PUT',
  percorso: percorsi.modelloBozza,
  titolo: 'Tiene da parte ciò che si sta scrivendo in un quadro',
  accesso: scriviDichiarazione,
  corpo: bozzaRequest,
  parametri: parametriModello,
  risposta: bozzaAnswer,
  handle: async ({ trx, sessione, corpo, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const bozza = { quadro: corpo.Quadro, righi: corpo.Righi };
    const salvata = await saveBozza(trx, sessione, anno, id, bozza);
    return { data: { SalvataIl: salvata.toISOString() } };
  },
});

const scelta = z.object({ Quadro: z.string().max(4).optional(), quadro: z.string().max(4).optional() });

const scartaBozza = rotta({
  metodo: 'DELETE',
  percorso: percorsi.modelloBozza,
  titolo: 'Scarta la propria bozza di un quadro (?Quadro=RC), o tutte le proprie',
  accesso: scriviDichiarazione,
  parametri: parametriModello,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const letta = scelta.safeParse({ ...Object(richiesta.body), ...Object(richiesta.query) });
    if (!letta.success) throw new DomainError('QUADRO_ASSENTE');
    await discardBozza(trx, sessione, anno, id, letta.data.Quadro ?? letta.data.quadro);
    return undefined;
  },
});

const pagina = z.object({
  PageNo: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  PageSize: z.coerce.number().int().min(1).max(500).catch(50).default(50),
});
const storiaAnswer = z.object({
  data: z.array(modifica),
  Total: z.number().int(),
  PageNo: z.number().int(),
  PageSize: z.number().int(),
});

const makeStoria = (metodo: 'GET' | 'POST'): Rotta =>
  rotta({
    metodo,
    percorso: percorsi.modelloStoria,
    titolo: 'Registro delle modifiche, dalla più recente',
    accesso: leggiDichiarazione,
    ...(metodo === 'POST' ? { corpo: pagina } : {}),
    parametri: parametriModello,
    risposta: storiaAnswer,
    handle: async ({ trx, richiesta, parametri }) => {
      const { anno, id } = await requireDelPrefisso(trx, parametri);
      const { PageNo, PageSize } = pagina.parse(metodo === 'POST' ? richiesta.body : richiesta.query);
      const trovata = await findDichiarazione(trx, anno, id);
      if (trovata === undefined) throw new DomainError('NON_TROVATO');
      const { righe, totale } = await listStoria(trx, trovata, { pagina: PageNo, righePerPagina: PageSize });
      const data = righe.map((riga) =>
        toWire<z.input<typeof modifica>>({
          ...riga,
          quando: riga.quando.toISOString(),
          azione: riga.azione as z.input<typeof modifica>['Azione'],
        }),
      );
      return { data, Total: totale, PageNo, PageSize };
    },
  });

const spiega = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloSpiega,
  titolo: 'Come si è arrivati al valore di una casella',
  accesso: leggiDichiarazione,
  parametri: parametriModello.extend({ chiave: z.string().max(20) }),
  risposta: z.object({ data: z.object({ Chiave: z.string(), Spiegazione: spiegazione }) }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const spiegata = await explainCasella(trx, anno, id, parametri.chiave);
    return { data: { Chiave: parametri.chiave, Spiegazione: toSpiegazioneFilo(spiegata) } };
  },
});

const finding = z.object({
  Livello: z.enum(['bloccante', 'discordanza', 'informativa']),
  Codice: z.string(),
  Chiave: z.string(),
  Quadro: z.string(),
  Frase: z.string(),
});

const diagnostico = rotta({
  metodo: 'GET',
  percorso: percorsi.modelloDiagnostico,
  titolo: 'Rilievi dei controlli, e che cosa manca quadro per quadro',
  accesso: leggiDichiarazione,
  parametri: parametriModello,
  risposta: z.object({
    data: z.object({ Findings: z.array(finding), Mancano: z.record(z.string(), z.array(z.unknown())) }),
  }),
  handle: async ({ trx, parametri }) => {
    const { anno, id } = await requireDelPrefisso(trx, parametri);
    const { findings, mancano } = await diagnose(trx, anno, id);
    return {
      data: {
        Findings: findings.map((voce) =>
          toWire<z.input<typeof finding>>({ ...voce, quadro: quadroOf(voce.chiave) }),
        ),
        Mancano: Object.fromEntries(Map.groupBy(mancano, ({ per }) => quadroOf(per))),
      },
    };
  },
});

/** The calls about one declaration, the same under every prefix. */
export const modelloRotte: readonly Rotta[] = [
  simula,
  incarica,
  scriviBozza,
  scartaBozza,
  makeStoria('GET'),
  makeStoria('POST'),
  spiega,
  diagnostico,
  ...confrontoRotte,
  ...prospettoRotte,
  ...quadroRotte,
];
