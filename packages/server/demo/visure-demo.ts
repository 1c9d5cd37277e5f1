import { createHash } from 'node:crypto';
import type { EsitoVisura, RigaVisuraFilo, TipoVisura } from '@quadra/contract';
import type pg from 'pg';
import { describeVisura } from '../src/features/carta/visura/visura-foglio.ts';
import { makePdf, quandoItaliano } from '../src/features/consegna/stampa/stampa.public.ts';
import type { Servizi } from '../src/http/servizi.ts';
import { withProprietario } from './demo.queries.ts';
import { studiDemo } from './studi-demo.ts';

interface Cliente {
  readonly id: string;
  readonly studioId: number;
  readonly studio: string;
  readonly denominazione: string;
  readonly codiceFiscale: string;
}
interface VisuraDemo {
  readonly tipo: TipoVisura;
  readonly esito: EsitoVisura;
  readonly parametri: Readonly<Record<string, string | null>>;
  readonly cercato: string;
  readonly righe: readonly RigaVisuraFilo[];
  /** Days ago. */
  readonly giorni: number;
}
const NULLI = { CodiceFiscale: null, Comune: null, Catasto: null, Sezione: null };
const SENZA_POSTO = { Foglio: null, Particella: null, Subalterno: null };
const MODENA = 'F257';

/** Who lives in the first home of the properties of the demo. */
async function findCliente(client: pg.Client): Promise<Cliente | undefined> {
  const { rows } = await client.query<Cliente>(
    `select a.id, a.studio_id as "studioId", s.ragione_sociale as studio, a.denominazione,
       a.codice_fiscale as "codiceFiscale"
     from immobile i join possesso p on p.studio_id = i.studio_id and p.immobile_id = i.id
     join anagrafica a on a.studio_id = p.studio_id and a.id = p.anagrafica_id join studio s on s.id = a.studio_id
     where s.ragione_sociale = $1 and i.comune = $2 and i.foglio = '142' and i.subalterno = '7' limit 1`,
    [studiDemo[0]?.ragioneSociale, MODENA],
  );
  return rows[0];
}

/** As it is in Quadra but for a rendita that changed, a cellar and a piece of land that nobody wrote. */
function makeRighe({ codiceFiscale, denominazione }: Cliente): RigaVisuraFilo[] {
  const intestato = { CodiceFiscale: codiceFiscale, Denominazione: denominazione.toUpperCase() };
  const Intestati = [
    { ...intestato, Diritto: 'Proprietà', Quota: 100, QuotaScritta: '1/1', Dal: '2009-06-15' },
  ];
  const luogo = { Comune: MODENA, ComuneDescrizione: 'Modena', Provincia: 'MO', Sezione: null, Intestati };
  const casa = { ...luogo, Catasto: 'Fabbricati' as const, Foglio: '142', Particella: '318' };
  const senzaTerra = { RenditaDominicale: null, RenditaAgraria: null, Indirizzo: null };
  return [
    {
      ...{ ...casa, ...senzaTerra, Subalterno: '7', Categoria: 'A/3', Classe: '4', Consistenza: 6 },
      ...{ Rendita: 650.74, Superficie: 104 },
    },
    {
      ...{ ...casa, ...senzaTerra, Subalterno: '21', Categoria: 'C/6', Classe: '6', Consistenza: 18 },
      ...{ Rendita: 83.67, Superficie: 20 },
    },
    {
      ...{ ...casa, ...senzaTerra, Subalterno: '30', Categoria: 'C/2', Classe: '3', Consistenza: 9 },
      ...{ Rendita: 24.17, Superficie: 11 },
    },
    {
      ...{ ...luogo, Catasto: 'Terreni', Foglio: '203', Particella: '15', Subalterno: null, Indirizzo: null },
      ...{ Categoria: null, Classe: '2', Consistenza: null, Rendita: null, RenditaDominicale: 18.6 },
      ...{ RenditaAgraria: 12.4, Superficie: 2140 },
    },
  ];
}

async function insertVisura(client: pg.Client, cliente: Cliente, visura: VisuraDemo): Promise<void> {
  const quando = new Date(Date.now() - visura.giorni * 86_400_000);
  const isSua = visura.tipo === 'Soggetto';
  const pdf =
    visura.esito === 'Trovata'
      ? await makePdf({
          comunicazione: describeVisura({
            ...{ studio: cliente.studio, cercato: visura.cercato, righe: visura.righe, isSimulata: true },
            ...{ denominazione: cliente.denominazione, codiceFiscale: cliente.codiceFiscale },
            quando: quandoItaliano.format(quando),
          }),
        })
      : null;
  await client.query(
    `insert into visura (studio_id, anagrafica_id, tipo, parametri, cercato, comune, esito, righe, pdf, sha256, costo_crediti,
       simulata, creata_il, creata_da)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, true, $11, (select min(id) from utente where studio_id = $1))`,
    [
      ...[cliente.studioId, isSua ? cliente.id : null, visura.tipo, JSON.stringify(visura.parametri)],
      ...[visura.cercato, visura.parametri.Comune, visura.esito, JSON.stringify(visura.righe), pdf],
      ...[pdf && createHash('sha256').update(pdf).digest(), quando],
    ],
  );
}

/** The module and some searches, of the first studio: only where the simulated service is beside. */
export const loadVisureDemo = (client: pg.Client, { config }: Pick<Servizi, 'config'>): Promise<void> =>
  withProprietario(client, [], async () => {
    if (!config.servizi.visure?.simulato) return;
    const cliente = await findCliente(client);
    if (!cliente) return;
    await client.query(
      `insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2025-01-01')
       on conflict do nothing`,
      [cliente.studioId],
    );
    const { codiceFiscale } = cliente;
    const persona = { ...NULLI, ...SENZA_POSTO, CodiceFiscale: codiceFiscale };
    const posto = { ...NULLI, Comune: MODENA, Catasto: 'Terreni', Foglio: '310', Particella: '7' };
    const cercato = 'Terreni, Modena, foglio 310, particella 7';
    await insertVisura(client, cliente, {
      ...{ tipo: 'Soggetto', esito: 'Trovata', parametri: persona, cercato: codiceFiscale, giorni: 2 },
      righe: makeRighe(cliente),
    });
    await insertVisura(client, cliente, {
      ...{ tipo: 'Immobile', esito: 'Non trovata', parametri: { ...posto, Subalterno: null }, cercato },
      ...{ righe: [], giorni: 6 },
    });
  });
