import type { Trx } from '../../../db/pool.ts';
import type { Ambito } from '../../../db/tenancy.ts';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import type { EsitoConservatore } from '../../../gateways/conservatore/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { advanceDocumento, freezeDocumento } from '../../clienti/documento/documento.public.ts';
import { findImpostazioni } from '../../studio/studio/studio.public.ts';
import { writeAvvisoArchiviazione } from './archivio.lettera.ts';
import { listDestinatari, listInAttesa, listStudi, noteChiesto, type Pacchetto } from './archivio.queries.ts';
import type { EventoPacchetto } from './archivio.rules.ts';
import {
  type Autore,
  advancePacchetto,
  askConservatore,
  type Chi,
  getPacchetto,
  readAutore,
  requireConservatore,
  tell,
} from './archivio.service.ts';

type Attrezzi = Pick<Servizi, 'db' | 'conservatore' | 'cifratura' | 'posta' | 'now'>;
interface Domanda {
  /** What who asks may see. */
  readonly ambito: Ambito;
  readonly autore: Autore;
}

const eventoDi: Readonly<
  Record<Exclude<EsitoConservatore['stato'], 'in corso'>, Exclude<EventoPacchetto, 'invio' | 'annullo'>>
> = { accettato: 'accettazione', rifiutato: 'rifiuto', smarrito: 'smarrimento' };

/** What is accepted is archived, once; its clients are told, in the words of the studio and of its template. */
async function concludeAccettato(
  trx: Trx,
  { posta }: Attrezzi,
  autore: Autore,
  pacchetto: Pacchetto,
): Promise<void> {
  for (const { Id } of pacchetto.documenti) {
    await freezeDocumento(trx, autore, Id, false);
    await advanceDocumento(trx, autore, Id, 'archiviazione', pacchetto.simulato);
  }
  const { testi = {} } = (await findImpostazioni(trx, pacchetto.studio_id)) ?? {};
  const posto = { studioId: pacchetto.studio_id };
  for (const { denominazione, email, anni } of await listDestinatari(trx, pacchetto)) {
    if (!email) continue;
    const lettera = writeAvvisoArchiviazione({
      ...{ testi, cliente: denominazione, studio: pacchetto.nome_studio, anni },
      isSimulato: pacchetto.simulato,
    });
    const parole = await applyModello(trx, posto, lettera);
    await posta.queueMessaggio(trx, { ...parole, destinatario: email });
  }
}

/** Asks what became of a package that left. An answer about what meanwhile left again, or was taken back, changes nothing. */
async function takeEsito(attrezzi: Attrezzi, { ambito, autore }: Domanda, id: string): Promise<Pacchetto> {
  const prima = await withTenant(attrezzi.db, ambito, async (trx) => {
    const pacchetto = await getPacchetto(trx, id);
    if (pacchetto.stato !== 'Inviato') throw new DomainError('PASSAGGIO_PACCHETTO');
    return { pacchetto, ...(await requireConservatore(trx, attrezzi, pacchetto.studio_id)) };
  });
  const { conservatore, accesso } = prima;
  const esterno = prima.pacchetto.esterno_id ?? '';
  const esito = await askConservatore(() => conservatore.readEsito(accesso, esterno));
  return withTenant(attrezzi.db, ambito, async (trx) => {
    const pacchetto = await getPacchetto(trx, id, { isTenuto: true });
    if (pacchetto.stato !== 'Inviato' || pacchetto.esterno_id !== esterno) return pacchetto;
    await noteChiesto(trx, pacchetto, attrezzi.now());
    if (esito.stato === 'in corso') return getPacchetto(trx, id);
    const motivo = esito.stato === 'rifiutato' ? esito.motivo : null;
    const dati = { esito_il: attrezzi.now(), motivo };
    const stato = await advancePacchetto(trx, pacchetto, eventoDi[esito.stato], dati);
    if (stato === 'Accettato') await concludeAccettato(trx, attrezzi, autore, pacchetto);
    await tell(trx, pacchetto, autore, `pacchetto ${esito.stato}`, { stato, motivo });
    return getPacchetto(trx, id);
  });
}

/** Asks the conservator what became of a package. @throws NON_TROVATO, PASSAGGIO_PACCHETTO, SERVIZIO_NON_DISPONIBILE */
export const askEsito = (servizi: Servizi, chi: Chi, id: string): Promise<Pacchetto> =>
  takeEsito(servizi, { ambito: chi.sessione, autore: readAutore(chi) }, id);

const STUDI_PER_VOLTA = 200;
const PER_STUDI = 100;
const NESSUNO: Autore = { utenteId: null, ip: null };

/** Asks about every package that waits; one that cannot be asked about stays for the next round. Answers how many are told. */
export async function askInAttesa(attrezzi: Attrezzi): Promise<number> {
  if (attrezzi.conservatore === null) return 0;
  const studi = await withIdentita(attrezzi.db, listStudi);
  let decisi = 0;
  for (let da = 0; da < studi.length; da += STUDI_PER_VOLTA) {
    const ambito = { studi: studi.slice(da, da + STUDI_PER_VOLTA), limitati: true };
    const attese = await withTenant(attrezzi.db, ambito, (trx) => listInAttesa(trx, PER_STUDI));
    for (const atteso of attese) {
      const suo = { studi: [atteso.studio_id], limitati: true };
      try {
        const dopo = await takeEsito(attrezzi, { ambito: suo, autore: NESSUNO }, atteso.id);
        if (dopo.stato !== 'Inviato') decisi += 1;
      } catch (errore) {
        if (!(errore instanceof DomainError)) throw errore;
        await withTenant(attrezzi.db, suo, (trx) => noteChiesto(trx, atteso, attrezzi.now()));
      }
    }
  }
  return decisi;
}
