import {
  contoAnswer,
  contoCreaRequest,
  contoF24Answer,
  contoF24Request,
  contoPortaRequest,
  contoRavvediAnswer,
  contoRavvediRequest,
  imuCliente,
  listAnswer,
  listQuery,
  massaF24Answer,
  massaF24Request,
  percorsi,
  previsioneRequest,
  previsioneSimulaAnswer,
  previsioneSimulaRequest,
  voceContoNuova,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { answerPagina } from '../../../http/list-query.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiF24, scriviF24 } from '../f24/f24.policy.ts';
import { createConto, getQuale, readConto } from './conto.service.ts';
import { listConImmobili, prepareImuClienti } from './imu-clienti.ts';
import { previewMassa } from './massa.service.ts';
import { bringVoci } from './porta-voci.ts';
import { setPrevisione, simulatePrevisione } from './previsione.ts';
import { createProposti } from './proposta.ts';
import { createRavvedimento } from './ravvedi.ts';
import { addVoce, removeVoce } from './voce-a-mano.ts';

const parametri = z.object({ anno: z.string().max(4), id: z.string().max(40) });
const readChi = (chiamata: { sessione: Sessione; richiesta: FastifyRequest; servizi: Servizi }) => ({
  sessione: chiamata.sessione,
  ip: normalizeIp(chiamata.richiesta.ip),
  adesso: chiamata.servizi.now(),
});
const annoDi = (anno: string) => requireAnnoFiscale(Number(anno));

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.contoUno,
  titolo: 'Il conto fiscale di un cliente e di un anno: debiti, crediti, F24 fatti e da fare',
  accesso: leggiF24,
  parametri,
  risposta: contoAnswer,
  handle: async ({ trx, parametri: { id, anno } }) => ({
    data: await readConto(trx, await getQuale(trx, id, annoDi(anno))),
  }),
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.contoCrea,
  titolo:
    'Elabora il conto fiscale dalle dichiarazioni chiuse; ciò che è già in un F24 resta com’è, con la differenza a fianco',
  accesso: scriviF24,
  parametri,
  corpo: contoCreaRequest,
  risposta: contoAnswer,
  handle: async ({ trx, corpo, parametri: { id, anno }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    await createConto(trx, readChi(chiamata), quale, corpo);
    return { data: await readConto(trx, quale) };
  },
});

const creaF24 = rotta({
  metodo: 'POST',
  percorso: percorsi.contoF24,
  titolo: 'Tiene gli F24 che il conto fiscale propone, tutti o quelli di un giorno, anche a rate',
  accesso: scriviF24,
  parametri,
  corpo: contoF24Request,
  risposta: contoF24Answer,
  stato: 201,
  handle: async ({ trx, corpo, parametri: { id, anno }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    const scelta = { rate: corpo.Rate, scadenza: corpo.Scadenza, iban: corpo.Iban };
    return { data: { Creati: await createProposti(trx, readChi(chiamata), quale, scelta) } };
  },
});

const porta = rotta({
  metodo: 'POST',
  percorso: percorsi.contoPorta,
  titolo: 'Porta nel conto fiscale l’IMU dell’anno, o l’IVA dei suoi periodi, come sono calcolate adesso',
  accesso: scriviF24,
  parametri,
  corpo: contoPortaRequest,
  risposta: contoAnswer,
  handle: async ({ trx, corpo, parametri: { id, anno }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    await bringVoci(trx, readChi(chiamata), quale, corpo);
    return { data: await readConto(trx, quale) };
  },
});

const imuClienti = rotta({
  metodo: 'POST',
  percorso: percorsi.contoImu,
  titolo:
    'Chi ha immobili in un anno d’imposta: quanta IMU deve, com’è calcolata adesso, e se è nel conto fiscale',
  accesso: leggiF24,
  parametri: z.object({ anno: z.string().max(4) }),
  corpo: listQuery,
  campiTesto: ['Denominazione', 'CodiceFiscale'],
  risposta: listAnswer(imuCliente),
  handle: async ({ trx, corpo, parametri: { anno } }) => {
    const pagina = await listConImmobili(trx, annoDi(anno), corpo);
    const describe = await prepareImuClienti(trx, annoDi(anno), corpo.OnlyId ? [] : pagina.righe);
    return answerPagina(corpo, pagina, ({ id }) => id, describe);
  },
});

const ravvedi = rotta({
  metodo: 'POST',
  percorso: percorsi.contoRavvedi,
  titolo:
    'Prepara l’F24 che paga in ritardo quello che resta di un debito, con sanzione e interessi del giorno',
  accesso: scriviF24,
  parametri,
  corpo: contoRavvediRequest,
  risposta: contoRavvediAnswer,
  stato: 201,
  handle: async ({ trx, corpo, parametri: { id, anno }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    return { data: { IdF24: await createRavvedimento(trx, readChi(chiamata), quale, corpo) } };
  },
});

const prevede = rotta({
  metodo: 'PUT',
  percorso: percorsi.contoPrevisione,
  titolo: 'Calcola gli acconti di un’imposta su quella che si prevede, o di nuovo sullo storico',
  accesso: scriviF24,
  parametri,
  corpo: previsioneRequest,
  risposta: contoAnswer,
  handle: async ({ trx, corpo, parametri: { id, anno }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    await setPrevisione(trx, readChi(chiamata), quale, corpo);
    return { data: await readConto(trx, quale) };
  },
});

const simulaPrevisione = rotta({
  metodo: 'POST',
  percorso: percorsi.contoPrevisioneSimula,
  titolo:
    'Che cosa fa una previsione agli acconti, e quanto costa se l’imposta è poi di più; nulla è salvato',
  accesso: leggiF24,
  parametri,
  corpo: previsioneSimulaRequest,
  risposta: previsioneSimulaAnswer,
  handle: async ({ trx, corpo, parametri: { id, anno } }) => ({
    data: await simulatePrevisione(trx, await getQuale(trx, id, annoDi(anno)), corpo),
  }),
});

const scriviVoce = rotta({
  metodo: 'POST',
  percorso: percorsi.contoVoci,
  titolo: 'Un debito o un credito scritto a mano nel conto fiscale, col suo motivo',
  accesso: scriviF24,
  parametri,
  corpo: voceContoNuova,
  risposta: contoAnswer,
  stato: 201,
  handle: async ({ trx, corpo, parametri: { id, anno }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    await addVoce(trx, readChi(chiamata), quale, corpo);
    return { data: await readConto(trx, quale) };
  },
});

const togliVoce = rotta({
  metodo: 'DELETE',
  percorso: percorsi.contoVoce,
  titolo: 'Toglie dal conto fiscale una riga scritta a mano che nessun F24 ha',
  accesso: scriviF24,
  parametri: parametri.extend({ voce: z.string().max(40) }),
  stato: 204,
  handle: async ({ trx, parametri: { id, anno, voce }, ...chiamata }) => {
    const quale = await getQuale(trx, id, annoDi(anno));
    await removeVoce(trx, readChi(chiamata), quale, voce);
    return undefined;
  },
});

const massa = rotta({
  metodo: 'POST',
  percorso: percorsi.f24Massa,
  titolo: 'Di chi si preparerebbero gli F24 di una scadenza, di quanto, e chi no e perché; nulla è salvato',
  accesso: leggiF24,
  corpo: massaF24Request,
  risposta: massaF24Answer,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, corpo, servizi }) => {
    requireAnnoFiscale(corpo.Anno);
    return { data: await previewMassa(trx, corpo, servizi.now()) };
  },
});

/** What a client owes and may use, year by year, and the F24 that pay it. */
export const contoRotte: readonly Rotta[] = [
  leggi,
  crea,
  creaF24,
  porta,
  imuClienti,
  ravvedi,
  prevede,
  simulaPrevisione,
  scriviVoce,
  togliVoce,
  massa,
];
