import pg from 'pg';
import type { Db } from '../src/db/pool.ts';
import type { Servizi } from '../src/http/servizi.ts';
import { loadArchivioDemo } from './archivio-demo.ts';
import { loadAssistenzaDemo } from './assistenza-demo.ts';
import { loadCopilotaDemo } from './copilota-demo.ts';
import { loadCorredo } from './corredo.ts';
import { loadDelegheDemo } from './deleghe-demo.ts';
import { markDemoFinita, readStatoDemo, waitTurno, withProprietario } from './demo.queries.ts';
import { loadDichiarazioniDemo } from './dichiarazioni-demo.ts';
import { loadFattureDemo } from './fatture-demo.ts';
import { loadFirmaDemo } from './firma-demo.ts';
import { loadFondamenta } from './fondamenta.ts';
import { loadGrande, STUDI } from './grande.ts';
import { loadScenaDemo } from './load-scena.ts';
import { loadPrecompilataDemo } from './precompilata-demo.ts';
import { loadRichiesteDemo } from './richieste-demo.ts';
import { loadSocietaDemo } from './societa-demo.ts';
import { loadVenditaDemo } from './vendita-demo.ts';
import { loadVenditeDemo } from './vendite-demo.ts';
import { loadVersamentiDemo } from './versamenti-demo.ts';
import { loadVisureDemo } from './visure-demo.ts';

export { listAccessiDemo } from './studi-demo.ts';

/** The gestore that only the demo has. */
const GESTORE = 'EMILIA';

type Casa = Pick<Servizi, 'cifratura' | 'config'>;

export interface OpzioniDemo {
  /** Clients to add in studi of their own, beyond the demo. */
  readonly anagrafiche?: number;
  /** How many those studi are. */
  readonly studi?: number;
  /** Also declarations of every type and state, which take as long as all the rest: not for who builds the demo often. */
  readonly scena?: boolean;
  readonly onPasso?: (frase: string) => void;
}
export interface EsitoDemo {
  /** assente: the database has studi of its own and was left as it is. */
  readonly demo: 'caricata' | 'presente' | 'assente';
  readonly aggiunte: number;
}

async function loadInOrdine(
  client: pg.Client,
  casa: Casa,
  db: Db,
  onPasso: (frase: string) => void,
): Promise<EsitoDemo['demo']> {
  const stato = await withProprietario(client, [], () => readStatoDemo(client, GESTORE));
  if (stato === 'demo') return 'presente';
  if (stato === 'altro') return 'assente';
  onPasso('Preparazione dei dati di prova');
  if (stato === 'vuoto') await loadFondamenta(client);
  // Before those of persons: the last ones worked on are what a person finds first.
  await loadSocietaDemo(client, db);
  await loadDichiarazioniDemo(client, db);
  await loadCorredo(client, db);
  await loadVersamentiDemo(client, db);
  await loadPrecompilataDemo(client, casa);
  await loadDelegheDemo(client);
  await loadRichiesteDemo(client);
  await loadVenditaDemo(client, casa);
  await loadVenditeDemo(client);
  await loadCopilotaDemo(client);
  await loadFirmaDemo(client, casa);
  await loadArchivioDemo(client, casa);
  await loadVisureDemo(client, casa);
  await loadAssistenzaDemo(client, db);
  await loadFattureDemo(client, db, GESTORE);
  await withProprietario(client, [], () => markDemoFinita(client));
  return 'caricata';
}

/**
 * Fills an empty database with invented data, always the same; a database that is not empty is left alone. A load that was
 * interrupted goes on where it stopped; two servers that start together load once.
 */
export async function loadDemo(
  { proprietario, servizi }: { readonly proprietario: pg.ClientConfig; readonly servizi: Casa },
  db: Db,
  opzioni: OpzioniDemo = {},
): Promise<EsitoDemo> {
  const onPasso = opzioni.onPasso ?? (() => undefined);
  const client = new pg.Client({ ...proprietario, application_name: 'quadra-demo' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await waitTurno(client);
    const demo = await loadInOrdine(client, servizi, db, onPasso);
    const { anagrafiche = 0, studi = STUDI, scena = false } = opzioni;
    if (scena && demo !== 'assente') await loadScenaDemo(client, db);
    const aggiunte = anagrafiche > 0 ? await loadGrande(client, { anagrafiche, studi }, onPasso) : 0;
    return { demo, aggiunte };
  } finally {
    await client.end();
  }
}
