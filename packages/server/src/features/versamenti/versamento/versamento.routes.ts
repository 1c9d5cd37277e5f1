import {
  percorsi,
  requisitoDichiarazione,
  simulaContoAnswer,
  simulaContoRequest,
  simulaF24Answer,
  simulaF24Request,
  simulaRavvedimentoAnswer,
  simulaRavvedimentoRequest,
} from '@quadra/contract';
import { esempioRedditiPf } from '@quadra/fisco';
import { parametriAnno, requireAnno } from '../../../http/anno.ts';
import { requireRequisito } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { simulateConto, simulateF24, simulateRavvedimento } from './simula.ts';
import { simulaVersamento } from './versamento.policy.ts';

const f24 = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.f24Simula,
  titolo: 'Controlla un F24 senza salvarlo: totali, rilievi campo per campo, regole della compensazione',
  accesso: simulaVersamento,
  corpo: simulaF24Request.meta({
    examples: [
      {
        Data: '2025-06-30',
        Righe: [
          { Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2024', Debito: 1000 },
          { Sezione: 'erario', Codice: '1842', Anno: '2024', Credito: 300 },
        ],
      },
    ],
  }),
  parametri: parametriAnno,
  risposta: simulaF24Answer,
  handle: async ({ corpo, parametri }) => {
    requireAnno(parametri);
    return { data: await simulateF24(corpo) };
  },
});

const ravvedimento = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.ravvedimentoSimula,
  titolo: 'Sanzione e interessi di un versamento tardivo, spiegati fino all’articolo; nulla è scritto',
  accesso: simulaVersamento,
  corpo: simulaRavvedimentoRequest.meta({
    examples: [{ Tributo: '4001', Importo: 1000, Scadenza: '2025-06-30', Data: '2025-07-30' }],
  }),
  parametri: parametriAnno,
  risposta: simulaRavvedimentoAnswer,
  handle: async ({ corpo, parametri }) => {
    requireAnno(parametri);
    return { data: await simulateRavvedimento(corpo) };
  },
});

const conto = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.contoSimula,
  titolo: 'Debiti e crediti che una dichiarazione lascia, e gli F24 che li pagano; nulla è scritto',
  accesso: simulaVersamento,
  corpo: simulaContoRequest.meta({
    examples: [{ Anno: 2025, Tipo: 'Persone fisiche', righi: esempioRedditiPf, Rate: 6 }],
  }),
  risposta: simulaContoAnswer,
  handle: async ({ corpo, servizi, sessione }) => {
    requireRequisito(sessione, requisitoDichiarazione(corpo.Tipo));
    return { data: await simulateConto(servizi.db, corpo) };
  },
});

/** The calls about what is paid that save nothing. */
export const versamentoRotte: readonly Rotta[] = [f24, ravvedimento, conto];
