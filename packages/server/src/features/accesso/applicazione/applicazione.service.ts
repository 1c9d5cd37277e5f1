import { randomBytes } from 'node:crypto';
import {
  type applicazione,
  type applicazioneModifica,
  type applicazioneNuova,
  type IndirizziProfilo,
  testiCampo,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Db, Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import {
  type Applicazione,
  findApplicazione,
  insertApplicazione,
  updateApplicazione,
  updateSegreto,
} from './applicazione.queries.ts';
import { checkApplicazione, checkCodice } from './applicazione.rules.ts';

type Nuova = z.output<typeof applicazioneNuova>;
type Modifica = z.output<typeof applicazioneModifica>;

/** Who acts, for the audit log. */
export interface Autore {
  readonly utenteId: number | null;
  readonly ip: string | null;
}

const perVincolo: Record<string, string> = {
  applicazione_codice_key: 'Codice',
  applicazione_client_id_key: 'Codice',
  applicazione_anno: 'Anno',
  applicazione_manager: 'Tipo',
  applicazione_numero: 'Numero',
};

/** The unique keys of the table, as a field already taken. */
async function refuseDoppione<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (errore) {
    const vincolo = errore instanceof Error && 'constraint' in errore ? String(errore.constraint) : '';
    const campo = perVincolo[vincolo];
    if (campo === undefined) throw errore;
    throw new DomainError('CODICE_GIA_USATO', {
      modelState: { [campo]: [testiCampo.USATO_DA_ALTRA_APPLICAZIONE] },
    });
  }
}

const orNull = (testo: string | null) => (testo === null || testo === '' ? null : testo);

function toIndirizzi({ Studio, Privato, Azienda }: Nuova['Indirizzi']): IndirizziProfilo {
  const coppie = Object.entries({ studio: Studio, privato: Privato, azienda: Azienda });
  return Object.fromEntries(coppie.filter(([, indirizzo]) => orNull(indirizzo) !== null));
}

const toScritta = (dati: Omit<Nuova, 'Codice'>) => ({
  nome: dati.Nome.trim(),
  tipo: dati.Tipo,
  anno: dati.Anno,
  numero: dati.Numero,
  indirizzi: toIndirizzi(dati.Indirizzi),
  paginaIniziale: dati.PaginaIniziale,
  ritorni: dati.Ritorni,
  ritorniUscita: dati.RitorniUscita,
  indirizzoUscita: orNull(dati.IndirizzoUscita),
  attiva: dati.Attiva,
});

/** As the wire shows it: that there is a secret, never which. */
export const toFilo = (una: Applicazione): z.infer<typeof applicazione> => ({
  Id: una.id,
  Codice: una.codice,
  ClientId: una.clientId,
  HaSegreto: una.segretoHash !== null,
  Versione: una.versione,
  Nome: una.nome,
  Tipo: una.tipo,
  Anno: una.anno,
  Numero: una.numero,
  Indirizzi: {
    Studio: una.indirizzi.studio ?? null,
    Privato: una.indirizzi.privato ?? null,
    Azienda: una.indirizzi.azienda ?? null,
  },
  PaginaIniziale: una.paginaIniziale,
  Ritorni: [...una.ritorni],
  RitorniUscita: [...una.ritorniUscita],
  IndirizzoUscita: una.indirizzoUscita,
  Attiva: una.attiva,
});

const write = (
  trx: Trx,
  { utenteId, ip }: Autore,
  azione: string,
  una: Applicazione,
  altro: { prima?: unknown; dopo?: unknown } = {},
) =>
  writeRegistro(trx, {
    studioId: null,
    utenteId,
    ip,
    azione,
    entita: 'applicazione',
    entitaId: una.id,
    ...altro,
  });

/** Adds an application, a public client until a secret is asked for. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function createApplicazione(db: Db, autore: Autore, dati: Nuova): Promise<Applicazione> {
  requireNessunErrore({ ...checkCodice(dati.Codice), ...checkApplicazione(dati) });
  return refuseDoppione(() =>
    withIdentita(db, async (trx) => {
      const nuova = await insertApplicazione(trx, dati.Codice, toScritta(dati));
      await write(trx, autore, 'nuova applicazione', nuova, { dopo: toFilo(nuova) });
      return nuova;
    }),
  );
}

async function getApplicazione(trx: Trx, id: string): Promise<Applicazione> {
  const trovata = await findApplicazione(trx, id);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** Changes an application. @throws NON_TROVATO, RICHIESTA_NON_VALIDA, RECORD_MODIFICATO, CODICE_GIA_USATO */
export async function changeApplicazione(
  db: Db,
  autore: Autore,
  id: string,
  dati: Modifica,
): Promise<Applicazione> {
  requireNessunErrore(checkApplicazione(dati));
  return refuseDoppione(() =>
    withIdentita(db, async (trx) => {
      const prima = await getApplicazione(trx, id);
      if (prima.versione !== dati.Versione) throw new DomainError('RECORD_MODIFICATO');
      const dopo = await updateApplicazione(trx, id, toScritta(dati));
      await write(trx, autore, 'modifica applicazione', dopo, { prima: toFilo(prima), dopo: toFilo(dopo) });
      return dopo;
    }),
  );
}

/** Gives a new secret, told this once: the former stops working at once. @throws NON_TROVATO */
export async function renewSegreto(db: Db, autore: Autore, id: string): Promise<string> {
  const segreto = randomBytes(32).toString('base64url');
  await withIdentita(db, async (trx) => {
    const una = await getApplicazione(trx, id);
    await updateSegreto(trx, id, hashSegreto(segreto));
    await write(trx, autore, 'nuovo segreto', una);
  });
  return segreto;
}

/** Takes the secret away: a public client, with PKCE alone. @throws NON_TROVATO */
export async function dropSegreto(db: Db, autore: Autore, id: string): Promise<void> {
  await withIdentita(db, async (trx) => {
    const una = await getApplicazione(trx, id);
    await updateSegreto(trx, id, null);
    await write(trx, autore, 'segreto tolto', una);
  });
}
