import {
  codiciPermesso,
  computeEffettivo,
  funzionalita,
  type LivelloPermesso,
  permessi,
  testiCampo,
  type ValoriPermesso,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isConsulente, isFornitore, requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { canDire } from './permesso.policy.ts';
import { type Dove, existsGestore, findValori, type Momenti, writeValore } from './permesso.queries.ts';

const getLivello = ({ studioId, gestoreId }: Dove): LivelloPermesso =>
  studioId !== null ? 'studio' : gestoreId !== null ? 'gestore' : 'predefinito';

/** The place that is asked about, of those the session reaches; by itself, its own. @throws NON_TROVATO */
export async function readDove(
  trx: Trx,
  sessione: Sessione,
  { idStudio, idGestore }: { idStudio: number | undefined; idGestore: number | undefined },
): Promise<Dove> {
  if (idStudio !== undefined || sessione.studioId !== null)
    return { studioId: requireStudio(sessione, idStudio), gestoreId: null };
  const isDiTutti = isFornitore(sessione) || isConsulente(sessione);
  const gestoreId = idGestore ?? sessione.gestoreId;
  if (gestoreId === null) return { studioId: null, gestoreId: null };
  if (!isDiTutti && gestoreId !== sessione.gestoreId) throw new DomainError('NON_TROVATO');
  if (!(await existsGestore(trx, gestoreId))) throw new DomainError('NON_TROVATO');
  return { studioId: null, gestoreId };
}

const catalogo = [
  ...permessi.map((voce) => ({ ...voce, tipo: 'permesso' as const })),
  ...funzionalita.map((voce) => ({ ...voce, tipo: 'funzionalita' as const })),
];

/** Every code with what was said at each level that counts for a place. */
export async function listVoci(trx: Trx, sessione: Sessione, dove: Dove) {
  const { valori, momenti, nome } = await findValori(trx, dove);
  const livello = getLivello(dove);
  const voci = catalogo.map(({ codice, descrizione, tipo }) =>
    toVoce(
      { valori, momenti, studioId: sessione.studioId },
      { codice, descrizione, tipo },
      canDire(sessione, livello, tipo),
    ),
  );
  return { Livello: livello, Nome: nome, Voci: voci };
}

/** A moment as PostgreSQL writes it in JSON, as the wire wants it. */
const asIstante = (testo: string | null | undefined) => (testo ? new Date(testo).toISOString() : null);

type Autore = NonNullable<NonNullable<NonNullable<Momenti['studio']>[string]>['da']>;
/** Who works in a studio reads the names of its users, and of the others only on whose side they are. */
const describeAutore = ({ nome, tipologia, studio }: Autore, studioId: number | null) => ({
  Nome: studioId === null || studio === studioId ? nome : null,
  Tipologia: tipologia,
});

function toVoce(
  { valori, momenti, studioId }: { valori: ValoriPermesso; momenti: Momenti; studioId: number | null },
  { codice, descrizione, tipo }: { codice: string; descrizione: string; tipo: 'permesso' | 'funzionalita' },
  scrivibile: boolean,
) {
  const { valore, origine } = computeEffettivo(valori, codice);
  const momento = momenti[origine]?.[codice];
  return {
    Codice: codice,
    Descrizione: descrizione,
    Tipo: tipo,
    Default: computeEffettivo({ ...valori, studio: null, gestore: null }, codice).valore,
    PerGestore: valori.gestore?.[codice] ?? null,
    PerStudio: valori.studio?.[codice] ?? null,
    Effettivo: valore,
    Origine: origine,
    DettoIl: asIstante(momento?.il),
    DettoDa: momento?.da ? describeAutore(momento.da, studioId) : null,
    Scrivibile: scrivibile,
  };
}

/** Says a value. @throws RICHIESTA_NON_VALIDA for a code that is not in the catalogue, NON_AUTORIZZATO */
export async function sayValore(
  trx: Trx,
  { sessione, ip }: { sessione: Sessione; ip: string },
  dove: Dove,
  { codice, valore }: { codice: string; valore: boolean | null },
): Promise<void> {
  const voce = catalogo.find((una) => una.codice === codice);
  if (!voce || !codiciPermesso.includes(codice))
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Codice: [testiCampo.SCONOSCIUTO] } });
  if (!canDire(sessione, getLivello(dove), voce.tipo)) throw new DomainError('NON_AUTORIZZATO');
  const { valori } = await findValori(trx, dove);
  await writeValore(trx, dove, { codice, valore, dettoDa: sessione.utenteId });
  await writeRegistro(trx, {
    studioId: dove.studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: voce.tipo,
    entita: getLivello(dove) === 'gestore' ? 'gestore' : 'studio',
    entitaId: dove.studioId ?? dove.gestoreId ?? 0,
    prima: {
      codice,
      valore:
        valori[getLivello(dove) === 'predefinito' ? 'predefiniti' : (getLivello(dove) as 'studio')]?.[
          codice
        ] ?? null,
    },
    dopo: { codice, valore },
  });
}
