import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { expect } from 'vitest';
import { type Client, loginAs, type Risposta } from './client.ts';
import { dichiarazioni, makePersona } from './dichiarazioni.ts';
import { makeUtente } from './factories.ts';
import type { AppDiProva } from './make-app.ts';

const ANNO = 2025;
/** Who declares first, and the other spouse. */
export const PRIMO = 'RSSMRA80A01F205X';
export const CONIUGE = 'BNCLRA82A41F205I';

export type Filo = Record<string, Risposta['corpo']>;
/** Two 730 of a studio, of two spouses. */
export interface Banco {
  readonly app: AppDiProva;
  readonly client: Client;
  readonly studioId: number;
  readonly primo: string;
  readonly suo: string;
}
export const at = (dove: string, id: string, prefisso = 'd730') =>
  percorso(dove, { anno: ANNO, prefisso, id });
export const read = async ({ client }: Banco, id: string): Promise<Filo> =>
  (await client.get(at(percorsi.modello, id))).corpo.data;
export async function fill(banco: Banco, id: string, Righi: object): Promise<void> {
  const { Versione } = await read(banco, id);
  const { status, testo } = await banco.client.put(at(percorsi.modello, id), { Versione, Righi });
  expect([status, testo]).toEqual([200, expect.anything()]);
}
export const leggi = async ({ client }: Banco, id: string): Promise<Filo> =>
  (await client.get(at(percorsi.modelloCollegamenti, id))).corpo.data;
export const carta = ({ Fonti }: Filo): Filo | undefined =>
  Fonti.find(({ Fonte }: Filo) => Fonte === 'coniuge');
export const choose = ({ Id, Caselle }: Filo, Atto = 'Accetta') => ({
  ...{ Id, Atto },
  Caselle: Object.fromEntries(Caselle.map((c: Filo) => [c.Casella, c.Diventa])),
});
/** Takes all that the spouse's return says. */
export async function accept(banco: Banco): Promise<void> {
  const letti = await leggi(banco, banco.primo);
  const Righi = (carta(letti)?.Righi ?? [])
    .filter(({ Stato, Digitato }: Filo) => Stato === 'da decidere' && !Digitato)
    .map((rigo: Filo) => choose(rigo));
  const corpo = { Versione: letti.Versione, Righi };
  const { status, testo } = await banco.client.post(at(percorsi.modelloCollegamenti, banco.primo), corpo);
  expect([status, testo]).toEqual([200, expect.anything()]);
}
/** As if each of its quadri had been completed. */
export const completeAll = ({ app }: Pick<Banco, 'app'>, id: string) =>
  app.sql(
    `update dichiarazione set stati_quadri = (select jsonb_object_agg(key,
       case value when '"aperto"' then '"completo"' else value end) from jsonb_each(stati_quadri)) where id = $1`,
    [id],
  );
export async function close(banco: Banco, id: string, altro: object = {}): Promise<Filo> {
  await completeAll(banco, id);
  return (await dichiarazioni.chiudi(banco.client, [id], altro)).corpo.data;
}
export const frasi = ({ errori }: Filo): string[] =>
  (errori[0]?.Mancanze ?? []).map(({ Frase }: Filo) => Frase);

export const lavoro = (lordo: number, ritenute: number) => ({
  ...{ 'C1.1': '2', 'C1.2': '1', 'C1.3': lordo, 'C5.1': 365, 'C9.1': ritenute, 'C10.1': 500, 'C11.1': 200 },
  ...{ 'C12.1': 0, 'C13.1': 0, 'C14.1': '2', 'FR3.1': 'F205', 'FR4.1': 'F205' },
});
export const DICHIARANTE = { 'FR10.1': true, 'FR10.3': true, 'FA1.1': 'C', 'FA1.4': CONIUGE, 'FA1.5': 0 };
export const DELL_ALTRO = { 'FR10.2': true, 'FA1.1': 'C', 'FA1.4': PRIMO, 'FA1.5': 0 };

/** Two spouses of a studio, each with a 730; what is written in them is given. */
export async function makeBanco(app: AppDiProva, primo: object, suo: object): Promise<Banco> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  const studioId = utente.studioId ?? 0;
  const client = await loginAs(app, utente);
  const uno = await makePersona(app, studioId, { codice_fiscale: PRIMO });
  const due = await makePersona(app, studioId, {
    ...{ codice_fiscale: CONIUGE, cognome: 'Bianchi', nome: 'Laura', denominazione: 'Bianchi Laura' },
  });
  const ids: string[] = [];
  for (const { id } of [uno, due]) {
    const { corpo } = await dichiarazioni.crea(client, [id], { Tipo: '730' });
    ids.push(corpo.data.create[0].Codice);
  }
  const [a = '', b = ''] = ids;
  const banco = { app, client, studioId, primo: a, suo: b };
  await fill(banco, a, { ...lavoro(40_000, 9_000), ...primo });
  await fill(banco, b, { ...lavoro(30_000, 7_500), ...suo });
  return banco;
}
