import { computePotere, type TipologiaUtente, type ValoriPermesso } from '@quadra/contract';
import type pg from 'pg';
import { makeInfornata } from '../../db/infornata.ts';
import type { Applicativo, Profilo, Sessione, Sostituzione } from './sessione.ts';

interface Riga {
  id: string;
  coerente: boolean;
  legata: boolean;
  debug: boolean;
  stantia: boolean;
  utente_id: number;
  email: string;
  nome: string;
  cognome: string;
  tipologia_utente: TipologiaUtente;
  sviluppatore: boolean;
  skin: string | null;
  font: string | null;
  densita: string | null;
  invio_passa_al_successivo: boolean;
  riduci_movimenti: boolean;
  esportazione_730: boolean;
  spin_ok: boolean;
  abilita_ai: boolean;
  identita_esterna: Profilo['identitaEsterna'];
  accesso_precedente: Date | null;
  ip_utente: string;
  studio_id: number | null;
  studio_ragione_sociale: string | null;
  studio_partita_iva: string | null;
  studio_tipo_profilo: number | null;
  studio_contratto_flat: boolean | null;
  studio_personalizzazioni: string | null;
  studio_applicativi: Applicativo[] | null;
  ip_studio: string;
  gestore_id: number | null;
  gestore_nome: string | null;
  gestore_ragione_sociale: string | null;
  bloccato: boolean;
  canone: boolean;
  studi: number[];
  altri_profili: boolean;
  persona_id: number;
  resta: number;
  inattiva_fra: number;
  sostituzione: Sostituzione | null;
  confermata_il: Date;
  protetta: boolean;
  verifica_chiesta_il: Date | null;
  diritti: Diritti;
}

/** What `find_diritti` answers. */
interface Diritti extends ValoriPermesso {
  readonly gruppi: { readonly id: string; readonly nome: string }[] | null;
  readonly senzaGruppo: boolean | null;
  readonly visure: boolean;
}

/** Who acts, with or without a session behind. */
export type RigaAutore = Omit<
  Riga,
  'coerente' | 'stantia' | 'ip_utente' | 'ip_studio' | 'bloccato' | 'canone'
>;

/** A session with what the door must check before letting it in. */
export interface SessioneTrovata {
  readonly sessione: Sessione;
  /** Cookie and bearer, when both are there, belong to the same session. */
  readonly coerente: boolean;
  /** More than a minute since the last activity was written. */
  readonly stantia: boolean;
  readonly bloccato: boolean;
  /** The lock is about the maintenance fee. */
  readonly canone: boolean;
  /** Lists of addresses of the user and of the studio; empty means every address. */
  readonly ipAbilitati: readonly string[];
}

const readProfilo = (riga: RigaAutore): Profilo => ({
  skin: riga.skin,
  font: riga.font,
  densita: riga.densita,
  invioPassaAlSuccessivo: riga.invio_passa_al_successivo,
  riduciMovimenti: riga.riduci_movimenti,
  esportazione730: riga.esportazione_730,
  spinOk: riga.spin_ok,
  abilitaAi: riga.abilita_ai,
  visureAbilitate: riga.diritti.visure,
  identitaEsterna: riga.identita_esterna,
  accessoPrecedente: riga.accesso_precedente,
  studio:
    riga.studio_id === null
      ? null
      : {
          id: riga.studio_id,
          ragioneSociale: riga.studio_ragione_sociale ?? '',
          partitaIva: riga.studio_partita_iva,
          tipoProfiloCliente: riga.studio_tipo_profilo ?? 0,
          contrattoFlat: riga.studio_contratto_flat ?? false,
          personalizzazioniOperative: riga.studio_personalizzazioni,
          applicativi: riga.studio_applicativi ?? [],
        },
  gestore:
    riga.gestore_id === null
      ? null
      : {
          id: riga.gestore_id,
          nome: riga.gestore_nome ?? '',
          ragioneSociale: riga.gestore_ragione_sociale ?? '',
        },
});

/** The session of a row, without what only the door looks at. */
export const readAutore = (riga: RigaAutore): Sessione => ({
  id: riga.id,
  utenteId: riga.utente_id,
  email: riga.email,
  nome: riga.nome,
  cognome: riga.cognome,
  tipologia: riga.tipologia_utente,
  potere: computePotere({ tipologiaUtente: riga.tipologia_utente, sviluppatore: riga.sviluppatore }),
  studioId: riga.studio_id,
  gestoreId: riga.gestore_id,
  studi: riga.studi,
  altriProfili: riga.altri_profili,
  legata: riga.legata,
  debug: riga.debug,
  personaId: riga.persona_id,
  restaSecondi: riga.resta,
  inattivaFraSecondi: Math.min(riga.resta, riga.inattiva_fra),
  sostituzione: riga.sostituzione,
  confermataIl: riga.confermata_il,
  protetta: riga.protetta,
  verificaChiestaIl: riga.verifica_chiesta_il,
  gruppi: riga.diritti.gruppi,
  senzaGruppo: riga.diritti.senzaGruppo ?? false,
  valoriPermesso: {
    predefiniti: riga.diritti.predefiniti,
    gestore: riga.diritti.gestore,
    studio: riga.diritti.studio,
  },
  profilo: readProfilo(riga),
});

/** A row as `find_sessioni` writes it: instants are texts. */
type Scritta = Omit<Riga, 'accesso_precedente' | 'confermata_il' | 'verifica_chiesta_il'> & {
  readonly accesso_precedente: string | null;
  readonly confermata_il: string;
  readonly verifica_chiesta_il: string | null;
};

const readIstante = (testo: string | null) => (testo === null ? null : new Date(testo));

function readTrovata(scritta: Scritta): SessioneTrovata {
  const riga: Riga = {
    ...scritta,
    accesso_precedente: readIstante(scritta.accesso_precedente),
    confermata_il: new Date(scritta.confermata_il),
    verifica_chiesta_il: readIstante(scritta.verifica_chiesta_il),
  };
  return {
    sessione: readAutore(riga),
    coerente: riga.coerente,
    stantia: riga.stantia,
    bloccato: riga.bloccato,
    canone: riga.canone,
    ipAbilitati: [riga.ip_utente, riga.ip_studio],
  };
}

/** What a call shows of its session. */
interface Mostrati {
  readonly sid: Buffer | null;
  readonly token: Buffer | null;
}

/** Where sessions are, and how long they last without use. */
interface Custodia {
  readonly pool: pg.Pool;
  readonly config: { readonly inattivitaMinuti: number };
}

/** One prepared statement, one round trip, for all those that asked in the same moment. */
const infornate = makeInfornata(async ({ pool, config }: Custodia, chiesti: readonly Mostrati[]) => {
  const { rows } = await pool.query<{ posto: number; dati: Scritta }>({
    name: 'find_sessioni',
    text: 'select posto, dati from find_sessioni($1, $2, make_interval(mins => $3))',
    values: [chiesti.map(({ sid }) => sid), chiesti.map(({ token }) => token), config.inattivitaMinuti],
  });
  const trovate = new Map(rows.map(({ posto, dati }) => [posto, dati]));
  return chiesti.map((_, indice) => trovate.get(indice + 1));
});

/**
 * The live session of a cookie (`sid`), of a bearer (`token`), or of both, as the database says after it was asked.
 * Undefined when there is none, it expired, its user was disabled, or who acts in his place no longer reaches him.
 */
export async function findSessione(
  custodia: Custodia,
  mostrati: Mostrati,
): Promise<SessioneTrovata | undefined> {
  const scritta = await infornate(custodia, mostrati);
  return scritta && readTrovata(scritta);
}

/** Writes that the session is in use; called at most once a minute for each. */
export async function touchSessione(pool: pg.Pool, id: string): Promise<void> {
  await pool.query({
    name: 'touch_sessione',
    text: "update sessione set ultima_attivita = now() where id = $1 and ultima_attivita < now() - interval '1 minute'",
    values: [id],
  });
}
