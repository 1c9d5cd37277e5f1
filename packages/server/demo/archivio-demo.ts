import { randomUUID } from 'node:crypto';
import type { StatoDocumento, StatoPacchettoArchivio } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import type pg from 'pg';
import { writeIndice } from '../src/features/carta/archivio/indice.ts';
import type { Servizi } from '../src/http/servizi.ts';
import { listPosti, withProprietario } from './demo.queries.ts';
import { type Cliente, insertCredenziale, insertDocumento } from './firma-demo.ts';
import { studiDemo } from './studi-demo.ts';

type Casa = Pick<Servizi, 'cifratura' | 'config'>;

const SCORSO = ANNO_FISCALE - 1;

interface PacchettoDemo {
  readonly stato: StatoPacchettoArchivio;
  readonly motivo: string | null;
  readonly documento: string;
  readonly statoDocumento: StatoDocumento | null;
  readonly anno: number;
}
const pacchettiDemo: readonly PacchettoDemo[] = [
  {
    ...{ stato: 'Accettato', motivo: null, documento: `Redditi PF ${SCORSO}`, statoDocumento: 'Archiviato' },
    anno: SCORSO,
  },
  {
    ...{ stato: 'Rifiutato', motivo: 'Documento non leggibile', documento: `Ricevuta telematica ${SCORSO}` },
    ...{ statoDocumento: null, anno: SCORSO },
  },
];
/** What nobody keeps yet. */
const LIBERI = [
  [`Certificazione unica ${SCORSO}`, SCORSO],
  [`Redditi PF ${ANNO_FISCALE}`, ANNO_FISCALE],
] as const;

/** The client whose documents these are: none of those that sign. */
async function findCliente(client: pg.Client): Promise<Cliente | undefined> {
  const posti = await listPosti(client, [studiDemo[0]?.ragioneSociale ?? '']);
  const uno = posti.filter(({ tipo }) => tipo === 'PF')[0];
  const { rows } = await client.query<Cliente>(
    'select id, studio_id as "studioId", denominazione from anagrafica where id = $1',
    [uno?.anagraficaId],
  );
  return rows[0];
}

async function insertPacchetto(
  client: pg.Client,
  cliente: Cliente,
  numero: number,
  { stato, motivo, documento, statoDocumento, anno }: PacchettoDemo,
): Promise<void> {
  const id = await insertDocumento(client, cliente, documento, statoDocumento, anno);
  if (statoDocumento === null)
    await client.query('update documento set congelato = true where id = $1', [id]);
  const { rows } = await client.query<{
    sha256: Buffer;
    ragione_sociale: string;
    partita_iva: string | null;
  }>(
    `select d.sha256, s.ragione_sociale, s.partita_iva from documento d join studio s on s.id = d.studio_id
     where d.id = $1`,
    [id],
  );
  const [letto] = rows;
  if (!letto) return;
  const quando = new Date();
  const pacchetto = randomUUID();
  const indice = writeIndice({
    ...{ id: pacchetto, numero: `${numero}/${quando.getFullYear()}`, quando, versione: 'dimostrazione' },
    produttore: { ragioneSociale: letto.ragione_sociale, partitaIva: letto.partita_iva },
    voci: [
      {
        ...{ percorso: `documenti/001-${documento}.pdf`, formato: 'application/pdf' },
        sha256: letto.sha256.toString('hex'),
      },
    ],
  });
  await client.query(
    `insert into pacchetto_archivio (studio_id, id, anno, numero, stato, simulato, esterno_id, indice, creato_da,
       creato_il, inviato_il, esito_il, motivo)
     select $1, $2, extract(year from now())::int, $3, $4, true, $5, $6, (select min(id) from utente where studio_id = $1),
       now() - make_interval(days => $8), now() - make_interval(days => $8), now() - make_interval(days => $8 - 1), $7`,
    [cliente.studioId, pacchetto, numero, stato, `demo-${numero}`, indice, motivo, 10 - numero],
  );
  await client.query(
    'insert into pacchetto_documento (studio_id, pacchetto_id, documento_id, posto, sha256) values ($1, $2, $3, 0, $4)',
    [cliente.studioId, pacchetto, id, letto.sha256],
  );
}

/** Packages, what is late, and the credentials of the simulated conservator: only where it is beside. */
export const loadArchivioDemo = (client: pg.Client, { cifratura, config }: Casa): Promise<void> =>
  withProprietario(client, [], async () => {
    if (!config.servizi.conservatore?.simulato) return;
    const cliente = await findCliente(client);
    if (!cliente) return;
    await insertCredenziale(client, cifratura, cliente.studioId, 'archiviazione');
    for (const [titolo, anno] of LIBERI) await insertDocumento(client, cliente, titolo, null, anno);
    for (const [posto, uno] of pacchettiDemo.entries())
      await insertPacchetto(client, cliente, posto + 1, uno);
  });
