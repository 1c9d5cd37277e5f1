import {
  configurazioneAnno,
  configurazioneRequest,
  copiaConfigurazioneRequest,
  costante,
  percorsi,
  toWire,
} from '@quadra/contract';
import { loadCostanti } from '@quadra/fisco';
import { z } from 'zod';
import { parametriAnno, requireAnno, requireAnnoFiscale } from '../../../http/anno.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiConfigurazione, scriviConfigurazione } from './configurazione.policy.ts';
import { copyConfigurazione, getConfigurazione, saveConfigurazione } from './configurazione.service.ts';

const unaConfigurazione = z.object({ data: configurazioneAnno });

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.configurazioneAnno,
  titolo: 'I tipi di dichiarazione di un anno e i quadri dei loro modelli, ciascuno con la sua copertura',
  accesso: leggiConfigurazione,
  parametri: parametriAnno,
  risposta: unaConfigurazione,
  handle: async ({ trx, sessione, parametri }) => ({
    data: await getConfigurazione(trx, sessione, requireAnno(parametri)),
  }),
});

const salva = rotta({
  metodo: 'PUT',
  percorso: percorsi.configurazioneAnno,
  titolo: 'Cambia tipi e quadri di un anno, aggiunge o toglie quadri configurati',
  accesso: scriviConfigurazione,
  parametri: parametriAnno,
  corpo: configurazioneRequest,
  risposta: unaConfigurazione,
  handle: async ({ trx, sessione, richiesta, parametri, corpo: { appid: _, ...scritta } }) => {
    const autore = { sessione, ip: normalizeIp(richiesta.ip) };
    return { data: await saveConfigurazione(trx, autore, requireAnno(parametri), scritta) };
  },
});

const duplica = rotta({
  metodo: 'POST',
  percorso: percorsi.configurazioneAnnoDuplica,
  titolo: 'Prepara la configurazione di un anno da quella di un altro',
  accesso: scriviConfigurazione,
  parametri: parametriAnno,
  corpo: copiaConfigurazioneRequest,
  risposta: unaConfigurazione,
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => {
    const autore = { sessione, ip: normalizeIp(richiesta.ip) };
    const anni = { da: requireAnnoFiscale(corpo.Da), a: requireAnno(parametri) };
    return { data: await copyConfigurazione(trx, autore, anni) };
  },
});

const costanti = rotta({
  metodo: 'GET',
  percorso: percorsi.costanti,
  titolo: 'Le costanti fiscali dell’anno',
  accesso: leggiConfigurazione,
  parametri: parametriAnno,
  risposta: z.object({ data: z.array(costante) }),
  handle: async ({ parametri }) => {
    const annoImposta = requireAnno(parametri) - 1;
    const { listCostanti } = await loadCostanti();
    return { data: toWire<z.input<typeof costante>[]>([...listCostanti(annoImposta)]) };
  },
});

export const configurazioneRotte: readonly Rotta[] = [leggi, salva, duplica, costanti];
