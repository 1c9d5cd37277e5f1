import { LAVORO_IMPORTAZIONE, sceltaImportazione, titoliLavoro } from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../db/tenancy.ts';
import { scriviAnagrafiche } from '../anagrafica/anagrafica.public.ts';
import type { Genere, RigaSvolta, Svolgimento } from '../lavoro/lavoro.public.ts';
import { type EsitoRiga, type Importatore, importBlocco } from './blocco.ts';
import { markFatte } from './importazione.queries.ts';
import { getImportazione, readBlocchi, readDati } from './importazione.service.ts';
import type { RigaLetta } from './lettura/csv.ts';
import { openFoglio } from './lettura/foglio.ts';
import { readCelle, readCodice } from './riga.rules.ts';

const parametri = sceltaImportazione.extend({
  IdImportazione: z.string().max(60),
  Nome: z.string().max(200),
});
type Parametri = z.output<typeof parametri>;

const toSvolta = ({ numero, codice, denominazione, messaggio }: EsitoRiga): RigaSvolta => ({
  numero,
  chiave: codice,
  descrizione: [`Riga ${numero}`, denominazione, codice].filter(Boolean).join(', '),
  messaggio,
});

/** The rows still to do: those after the last settled, and those discarded before a new try. What is passed over is seen all the same. */
async function* readDaFare(
  righe: AsyncIterable<RigaLetta>,
  { fatte, daRifare }: { fatte: number; daRifare: ReadonlySet<number> },
  { scelta, visti }: Importatore,
): AsyncGenerator<RigaLetta> {
  for await (const riga of righe) {
    if (riga.numero > fatte || daRifare.has(riga.numero)) yield riga;
    else visti.add(readCodice(readCelle(riga.celle, scelta.Colonne)));
  }
}

async function run(
  svolgimento: Svolgimento,
  { IdImportazione: id, ...scelta }: Parametri,
): Promise<undefined> {
  const { servizi } = svolgimento;
  const autore = await svolgimento.getAutore();
  const {
    contenuto,
    fatte,
    studio_id: studioId,
  } = await withTenant(servizi.db, autore, (trx) => getImportazione(trx, autore, id));
  const importatore: Importatore = {
    studioId,
    utenteId: autore.utenteId,
    scelta,
    adesso: servizi.now(),
    visti: new Set(),
  };
  const stato = { fatte, daRifare: await svolgimento.listDaRifare() };
  const foglio = await openFoglio(contenuto);
  for await (const blocco of readBlocchi(readDaFare(readDati(foglio), stato, importatore))) {
    await svolgimento.runBlocco(async ({ trx }) => {
      const esiti = await importBlocco(trx, importatore, blocco);
      await markFatte(trx, studioId, id, blocco.at(-1)?.numero ?? 0);
      return esiti.map(toSvolta);
    });
  }
  return undefined;
}

/** Imports the clients of a file in the background, block by block: who falls goes on from the last block. */
export const importazione: Genere<Parametri> = {
  nome: LAVORO_IMPORTAZIONE,
  parametri,
  azione: 'importazione',
  getTitolo: ({ Nome }) => titoliLavoro.importazione(Nome),
  getPermesso: () => scriviAnagrafiche,
  check: async (trx, sessione, { IdImportazione }) =>
    (await getImportazione(trx, sessione, IdImportazione)).righe,
  listRighe: async () => [],
  run,
};
