import { z } from 'zod';

/** Of one studio: all of them fit beside a client in the index of the list. */
export const GRUPPI_MASSIMI = 100;
export const GRUPPO_NOME_MASSIMO = 80;
export const GRUPPO_DESCRIZIONE_MASSIMA = 300;
/** Clients put into a group, or taken out, by one save. */
const GRUPPO_SPOSTATE_MASSIME = 5000;

export const gruppoRiga = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Nome: z.string(),
  Descrizione: z.string(),
  Utenti: z.number().int(),
  Anagrafiche: z.number().int(),
});
const membroUtente = z.object({ Id: z.number().int(), Nome: z.string(), Ruolo: z.string() });
const membroAnagrafica = z.object({ Id: z.uuid(), Nome: z.string(), CodiceFiscale: z.string() });
export const gruppoScheda = z.object({
  Id: z.uuid(),
  IdStudio: z.number().int(),
  Nome: z.string(),
  Descrizione: z.string(),
  Utenti: z.array(membroUtente),
  Anagrafiche: z.array(membroAnagrafica),
  Versione: z.number().int(),
});
const chiaviAnagrafiche = z.array(z.uuid()).max(GRUPPO_SPOSTATE_MASSIME).default([]);
export const gruppoNuovo = z.object({
  Nome: z.string().max(200),
  Descrizione: z.string().max(1000).default(''),
  /** All the users of the group. */
  Utenti: z.array(z.number().int().min(1).max(2_147_483_647)).max(1000).default([]),
  /** Clients to put in, and to take out: the others stay. */
  Aggiunte: chiaviAnagrafiche,
  Tolte: chiaviAnagrafiche,
  appid: z.string().max(40).optional(),
});
export const gruppoModifica = gruppoNuovo.extend({ Versione: z.number().int().min(1).max(2_147_483_647) });
/** Whether who is in a group sees the clients of no group too. */
export const regolaGruppi = z.object({
  ClientiSenzaGruppo: z.boolean(),
  appid: z.string().max(40).optional(),
});
