import {
  computeEffettivo,
  computeRuolo,
  findMancante,
  funzionalita,
  permessi,
  potere,
  type Requisito,
  requisiti,
  requisitoApplicativo,
  type utentePermessi,
} from '@quadra/contract';
import type { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { computePossesso, findDivieto } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiRegistro } from '../../base/registro/registro.public.ts';
import { findAutore } from '../sessione/find-autore.queries.ts';
import { type Accesso, listAccessi } from './accessi.queries.ts';
import { countVisti } from './diritti.ts';
import { type Ingresso, listIngressi } from './ingressi.queries.ts';
import { listAzioni } from './utente.policy.ts';
import type { Utente } from './utente.queries.ts';

type Persona = z.infer<typeof utentePermessi>;
type Cella = Persona['Celle'][number];

/** What a feature asks besides itself: the module it opens, and what is on for the person. */
const requisitoDi: Readonly<Record<(typeof funzionalita)[number]['codice'], Requisito>> = {
  SIMULAZIONE: requisiti.simulaDichiarazioni,
  AI: requisitoApplicativo.WOWAI,
  VISURE: requisitoApplicativo.VISURE,
  FIRMA: requisitoApplicativo.FIRMA,
  ARCHIVIAZIONE: requisitoApplicativo.ARCHIVIAZIONE,
};
/** Every row of the matrix: its code, what it asks, and which kind of value decides it. */
const righe: readonly { codice: string; requisito: Requisito; tipo: 'permesso' | 'funzionalita' }[] = [
  ...permessi.map(({ codice }) => ({ codice, requisito: { permesso: codice }, tipo: 'permesso' as const })),
  ...funzionalita.map(({ codice }) => ({
    codice,
    requisito: requisitoDi[codice],
    tipo: 'funzionalita' as const,
  })),
];

/** The cells of a session: the verdict is that of the door, and what decided it. */
function listCelle(autore: Sessione): Cella[] {
  const possesso = computePossesso(autore);
  // The role decides where the value that was said does not count for who has it.
  const isDiRuolo = (codice: string) =>
    [...possesso.permessi, ...possesso.funzionalita].includes(codice) &&
    !computeEffettivo(autore.valoriPermesso, codice).valore;
  return righe.map(({ codice, requisito, tipo }) => {
    const mancante = findMancante(requisito, possesso);
    const motivo = mancante ?? (isDiRuolo(codice) ? 'ruolo' : tipo);
    const isDetto = motivo === 'permesso' || motivo === 'funzionalita';
    return {
      Codice: codice,
      Ammesso: mancante === undefined,
      Motivo: motivo,
      Origine: isDetto ? computeEffettivo(autore.valoriPermesso, codice).origine : null,
    };
  });
}

const NIENTE = { Anagrafiche: 0, AnagraficheStudio: 0, Gruppi: null, SenzaGruppo: false, Celle: [] };

/** What a session of his would find; nothing for who could not enter. */
async function describeVisto(servizi: Servizi, utente: Utente) {
  const chi = { id: String(utente.id), utente_id: utente.id, sostituzione: null };
  const autore = await findAutore(servizi.db, chi);
  if (autore === undefined || autore.utenteId !== utente.id)
    return { ...NIENTE, Bloccato: true, EsenteDaIP: false };
  const visti = await countVisti(servizi, autore);
  const tutto = autore.gruppi === null ? visti : await countVisti(servizi, { ...autore, gruppi: null });
  return {
    Bloccato: false,
    EsenteDaIP: autore.potere >= potere.Admin,
    Anagrafiche: visti.anagrafiche,
    AnagraficheStudio: tutto.anagrafiche,
    Gruppi: autore.gruppi?.map(({ nome }) => nome) ?? null,
    SenzaGruppo: autore.senzaGruppo,
    Celle: listCelle(autore),
  };
}

/** When the users of a page entered last, for who reads the audit log of their studi. */
const readAccessi = async (servizi: Servizi, chi: Sessione, utenti: readonly Utente[]) =>
  findDivieto(chi, leggiRegistro) === undefined
    ? withTenant(servizi.db, { studi: chi.studi }, (trx) => listAccessi(trx, utenti))
    : null;

const describeAccessi = (accessi: readonly Accesso[] = []) =>
  accessi.map(({ quando, ip }) => ({ Quando: quando.toISOString(), Ip: ip }));

/** Who works in a studio reads the names of its users, and of the others only on whose side they are. */
const describeIngressi = ({ studioId }: Sessione, ingressi: readonly Ingresso[] = []) =>
  ingressi.map(({ gruppo, il, da }) => ({
    Gruppo: gruppo,
    Il: il?.toISOString() ?? null,
    Da: da && {
      Nome: studioId === null || da.studioId === studioId ? da.nome : null,
      Tipologia: da.tipologia,
    },
  }));

/** Each user of a page beside the others, computed as a session of his would find it, one after the other. */
export async function describePersone(
  servizi: Servizi,
  chi: Sessione,
  utenti: readonly Utente[],
): Promise<Persona[]> {
  const persone: Persona[] = [];
  const accessi = await readAccessi(servizi, chi, utenti);
  const ingressi = await withTenant(servizi.db, { studi: chi.studi }, (trx) => listIngressi(trx, utenti));
  for (const utente of utenti)
    persone.push({
      Id: utente.id,
      Nome: `${utente.cognome} ${utente.nome}`.trim(),
      Ruolo: computeRuolo({ tipologiaUtente: utente.tipologia, ...utente }),
      Stato: utente.stato,
      UltimoAccesso: utente.ultimoAccesso?.toISOString() ?? null,
      Accessi: utente.studioId === null || accessi === null ? null : describeAccessi(accessi.get(utente.id)),
      Versione: utente.versione,
      Modificabile: listAzioni(chi, utente).includes('modifica'),
      IPAbilitati: utente.ipAbilitati,
      VisureAbilitate: utente.visureAbilitate,
      AbilitaAI: utente.abilitaAi,
      Ingressi: describeIngressi(chi, ingressi.get(utente.id)),
      ...(await describeVisto(servizi, utente)),
    });
  return persone;
}
