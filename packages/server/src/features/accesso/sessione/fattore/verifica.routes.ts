import { percorsi, provaPasskey, richiestaPasskey, tokenAnswer, verifica } from '@quadra/contract';
import { z } from 'zod';
import { requireOrigineDiLogin } from '../../../../http/authenticate.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rottaPubblica } from '../../../../http/rotta.ts';
import { deliver, limiteAccesso, readIngresso } from '../ingresso.ts';
import { readProva } from './prova.ts';
import { askPasskey, completeAccesso } from './verifica.service.ts';
import { computeSito } from './webauthn.ts';

const completa = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.verifica,
  titolo: 'Secondo passaggio dell’accesso, o accesso con una passkey',
  formato: 'json o form',
  rispondeComeToken: true,
  corpo: verifica,
  risposta: tokenAnswer,
  limite: limiteAccesso,
  handle: async ({ servizi, corpo, richiesta, risposta }) => {
    requireOrigineDiLogin(richiesta, servizi.config);
    const prova = readProva(corpo, computeSito(richiesta, servizi.config));
    const ingresso = readIngresso(richiesta, servizi.config);
    const segreti = await completeAccesso(servizi, ingresso, corpo.sfida, prova);
    return deliver(servizi, richiesta, risposta, { segreti, ingresso });
  },
});

const opzioni = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.verificaPasskey,
  titolo: 'Quello che una passkey deve firmare per entrare',
  corpo: richiestaPasskey,
  risposta: z.object({ data: provaPasskey }),
  limite: { quante: 60, secondi: 60 },
  handle: async ({ servizi, corpo, richiesta }) => {
    requireOrigineDiLogin(richiesta, servizi.config);
    const sito = computeSito(richiesta, servizi.config);
    const esito = await askPasskey(servizi, sito, normalizeIp(richiesta.ip), corpo.sfida);
    return { data: { Sfida: esito.sfida, Opzioni: esito.opzioni } };
  },
});

export const verificaRotte: readonly Rotta[] = [completa, opzioni];
