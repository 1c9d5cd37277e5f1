import {
  type BozzaFilo,
  bozzaDelLuogoAnswer,
  bozzaSalvata,
  bozzaScritta,
  fromWire,
  percorsi,
  toWire,
} from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiBozze, scriviBozze } from './bozza.policy.ts';
import { deleteBozza, findBozzaDi, saveBozza } from './bozza.service.ts';

const unLuogo = z.object({ genere: z.string().max(40), chiave: z.string().max(100) });

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.bozza,
  titolo: 'La propria bozza di un luogo, se c’è',
  accesso: leggiBozze,
  parametri: unLuogo,
  risposta: bozzaDelLuogoAnswer,
  handle: async ({ trx, sessione, parametri, servizi }) => {
    const trovata = await findBozzaDi(trx, sessione, parametri, servizi.now());
    return { data: trovata && toWire<BozzaFilo>(trovata) };
  },
});

const salva = rotta({
  metodo: 'PUT',
  percorso: percorsi.bozza,
  titolo: 'Salvataggio di una bozza: prende il posto della precedente',
  accesso: scriviBozze,
  parametri: unLuogo,
  corpo: bozzaScritta,
  risposta: bozzaSalvata,
  handle: async ({ trx, sessione, parametri, corpo, servizi }) => {
    const { righi, versione } = fromWire(corpo);
    const dati = { righi, versione, adesso: servizi.now() };
    return { data: { SalvataIl: await saveBozza(trx, sessione, parametri, dati) } };
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.bozza,
  titolo: 'Eliminazione di una propria bozza',
  accesso: scriviBozze,
  parametri: unLuogo,
  stato: 204,
  handle: async ({ trx, sessione, parametri }) => {
    await deleteBozza(trx, sessione, parametri);
    return undefined;
  },
});

export const bozzaRotte: readonly Rotta[] = [leggi, salva, elimina];
