import {
  fabbricato,
  fabbricatoModifica,
  fabbricatoNuovo,
  type ImmobileRigaFilo,
  immobileRiga,
  listAnswer,
  listQuery,
  percorsi,
  terreno,
  terrenoModifica,
  terrenoNuovo,
} from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiImmobili, scriviImmobili } from './immobile.policy.ts';
import { listImmobili, type RigaImmobile } from './immobile.queries.ts';
import {
  changeImmobile,
  createImmobile,
  getImmobile,
  type ImmobileFilo,
  removeImmobile,
} from './immobile.service.ts';
import type { Genere } from './immobile.table.ts';

const unId = z.object({ id: z.string() });
const orNumero = (testo: string | null) => (testo === null ? null : Number(testo));

const toRiga = (riga: RigaImmobile): ImmobileRigaFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  Comune: riga.comune,
  ComuneDescrizione: riga.comune_descrizione,
  Foglio: riga.foglio,
  Particella: riga.particella,
  Subalterno: riga.subalterno,
  Categoria: riga.categoria,
  Rendita: orNumero(riga.rendita),
  RenditaDominicale: orNumero(riga.rendita_dominicale),
  RenditaAgraria: orNumero(riga.rendita_agraria),
  Proprietari: riga.proprietari,
});

const generi = {
  fabbricato: {
    nome: 'fabbricato',
    plurale: 'Fabbricati',
    lista: percorsi.fabbricatoLista,
    base: percorsi.fabbricato,
    uno: percorsi.fabbricatoUno,
    nuovo: fabbricatoNuovo,
    modifica: fabbricatoModifica,
    letto: fabbricato,
  },
  terreno: {
    nome: 'terreno',
    plurale: 'Terreni',
    lista: percorsi.terrenoLista,
    base: percorsi.terreno,
    uno: percorsi.terrenoUno,
    nuovo: terrenoNuovo,
    modifica: terrenoModifica,
    letto: terreno,
  },
} as const;

/** The calls of a kind of property: the same for both, each with its fields. */
function makeRotte(genere: Genere): readonly Rotta[] {
  const { nome, plurale, lista, base, uno, nuovo, modifica, letto } = generi[genere];
  const risposta = z.object({ data: letto as z.ZodType<ImmobileFilo, ImmobileFilo> });
  return [
    rotta({
      metodo: 'POST',
      percorso: lista,
      titolo: `${plurale} dei clienti, anche di uno solo (IdAnagrafica) e di un anno (Anno)`,
      accesso: leggiImmobili,
      corpo: listQuery,
      campiTesto: ['Comune', 'Indirizzo'],
      risposta: listAnswer(immobileRiga),
      handle: async ({ trx, corpo }) => {
        const { righe, totale } = await listImmobili(trx, genere, corpo);
        return answerPagina(corpo, { righe, totale }, ({ id }) => id, toRiga);
      },
    }),
    rotta({
      metodo: 'GET',
      percorso: uno,
      titolo: `Un ${nome}, con chi lo possiede`,
      accesso: leggiImmobili,
      parametri: unId,
      risposta,
      handle: async ({ trx, parametri }) => ({ data: await getImmobile(trx, genere, parametri.id) }),
    }),
    rotta({
      metodo: 'POST',
      percorso: base,
      titolo: `Nuovo ${nome}`,
      accesso: scriviImmobili,
      corpo: nuovo,
      risposta,
      stato: 201,
      handle: async ({ trx, sessione, corpo, richiesta: { ip } }) => ({
        data: await createImmobile(trx, { sessione, ip: normalizeIp(ip) }, genere, corpo),
      }),
    }),
    rotta({
      metodo: 'PUT',
      percorso: uno,
      titolo: `Modifica di un ${nome}`,
      accesso: scriviImmobili,
      parametri: unId,
      corpo: modifica,
      risposta,
      handle: async ({ trx, sessione, corpo, parametri: { id }, richiesta: { ip } }) => ({
        data: await changeImmobile(trx, { sessione, ip: normalizeIp(ip) }, { genere, id }, corpo),
      }),
    }),
    rotta({
      metodo: 'DELETE',
      percorso: uno,
      titolo: `Elimina un ${nome}, con possessi e contratti`,
      accesso: scriviImmobili,
      parametri: unId,
      stato: 204,
      handle: ({ trx, sessione, parametri, richiesta: { ip } }) =>
        removeImmobile(trx, { sessione, ip: normalizeIp(ip) }, genere, parametri.id),
    }),
  ];
}

export const immobileRotte: readonly Rotta[] = [...makeRotte('fabbricato'), ...makeRotte('terreno')];
