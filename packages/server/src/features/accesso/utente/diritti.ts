import { computeEffettivo, computeRuolo, type dirittiUtente, potere } from '@quadra/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { withTenant, withUtenti } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findDivieto, type Permesso } from '../../../http/policy.ts';
import type { Rotta } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findAutore } from '../sessione/find-autore.queries.ts';
import type { Utente } from './utente.queries.ts';
import { getUtente } from './utente.service.ts';

type Diritti = z.infer<typeof dirittiUtente>;
type Diritto = Diritti['Diritti'][number];

/** What a right that is there rests on, besides the role. */
const findMotivo = (permesso: Permesso): Diritto['Motivo'] =>
  (['modulo', 'funzionalita', 'permesso'] as const).find((nome) => permesso[nome] !== undefined) ?? 'ruolo';

/** One right with the calls it opens: the verdict is that of the door itself, not a copy of its rules. */
function judge(autore: Sessione, permesso: Permesso, chiamate: readonly string[]): Diritto {
  const divieto = findDivieto(autore, permesso);
  const motivo = divieto ?? findMotivo(permesso);
  const codice = motivo === 'ruolo' ? undefined : permesso[motivo];
  const isDetto = motivo === 'funzionalita' || motivo === 'permesso';
  return {
    Risorsa: permesso.risorsa,
    Azione: permesso.azione,
    Ammesso: divieto === undefined,
    Motivo: motivo,
    Codice: codice ?? null,
    Origine: isDetto && codice !== undefined ? computeEffettivo(autore.valoriPermesso, codice).origine : null,
    Chiamate: [...chiamate],
  };
}

/** The rights that the calls of the product ask for, each once, judged for a session. */
function listDiritti(rotte: readonly Rotta[], autore: Sessione): Diritto[] {
  const chiamate = new Map<Permesso, string[]>();
  for (const { accesso, titolo } of rotte)
    if (typeof accesso !== 'string') chiamate.set(accesso, [...(chiamate.get(accesso) ?? []), titolo]);
  return [...chiamate]
    .map(([permesso, titoli]) => judge(autore, permesso, titoli))
    .sort(
      (uno, altro) =>
        uno.Risorsa.localeCompare(altro.Risorsa, 'it') || uno.Azione.localeCompare(altro.Azione, 'it'),
    );
}

const NOMI_MASSIMI = 20;

interface Visti {
  readonly studi: string[];
  readonly anagrafiche: number;
  readonly ipStudio: string;
}

/** What a session sees of the studi and of the clients, asked in a transaction as its own. */
export const countVisti = (servizi: Servizi, autore: Sessione): Promise<Visti> =>
  withTenant(servizi.db, autore, async (trx) => {
    const { rows } = await sql<Visti>`
      select array(select ragione_sociale from studio order by ragione_sociale limit ${NOMI_MASSIMI}) as studi,
        (select count(*)::int from anagrafica where not archiviata) as anagrafiche,
        coalesce((select ip_abilitati from studio where id = ${autore.studioId}), '') as "ipStudio"`.execute(
      trx,
    );
    return rows[0] ?? { studi: [], anagrafiche: 0, ipStudio: '' };
  });

/** A user who could not enter is looked at as he would be if he could: his own rights, no sight of anything. */
const describeFuori = (utente: Utente): Diritti => ({
  ...describeTesta(utente),
  Bloccato: true,
  IndirizziStudio: '',
  EsenteDaIP: false,
  Studi: [],
  QuantiStudi: 0,
  Gruppi: null,
  SenzaGruppo: false,
  Anagrafiche: 0,
  AnagraficheStudio: 0,
  Diritti: [],
});

const describeTesta = (utente: Utente) => ({
  Nome: `${utente.cognome} ${utente.nome}`.trim(),
  Ruolo: computeRuolo({ tipologiaUtente: utente.tipologia, ...utente }),
  Stato: utente.stato,
  IPAbilitati: utente.ipAbilitati,
});

/**
 * What a user the caller administers sees and may do now, and why: computed as a session of his would find it.
 * @throws NON_TROVATO
 */
export async function describeDiritti(
  servizi: Servizi,
  chi: Sessione,
  rotte: readonly Rotta[],
  id: number,
): Promise<Diritti> {
  const utente = await withUtenti(servizi.db, chi, (trx) => getUtente(trx, chi, { id }));
  const autore = await findAutore(servizi.db, { id: String(id), utente_id: id, sostituzione: null });
  if (autore === undefined) return describeFuori(utente);
  if (autore.utenteId !== utente.id) throw new DomainError('NON_TROVATO');
  const visti = await countVisti(servizi, autore);
  const tutto = autore.gruppi === null ? visti : await countVisti(servizi, { ...autore, gruppi: null });
  return {
    ...describeTesta(utente),
    Bloccato: false,
    IndirizziStudio: visti.ipStudio,
    EsenteDaIP: autore.potere >= potere.Admin,
    Studi: visti.studi,
    QuantiStudi: autore.studi.length,
    Gruppi: autore.gruppi?.map(({ nome }) => nome) ?? null,
    SenzaGruppo: autore.senzaGruppo,
    Anagrafiche: visti.anagrafiche,
    AnagraficheStudio: tutto.anagrafiche,
    Diritti: listDiritti(rotte, autore),
  };
}
