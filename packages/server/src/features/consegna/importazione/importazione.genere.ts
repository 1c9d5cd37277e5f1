import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Genere, RigaSvolta, Svolgimento } from '../../base/lavoro/lavoro.public.ts';
import type { RigaLetta } from '../../base/lettura/lettura.public.ts';
import { readDati, withFoglio } from '../../base/lettura/lettura.public.ts';
import { anagrafiche } from './anagrafica.oggetto.ts';
import { immobili } from './immobile.oggetto.ts';
import { markChiesta, markFatte } from './importazione.queries.ts';
import { getImportazione, readBlocchi } from './importazione.service.ts';
import type { EsitoRiga, Importatore, Oggetto, Scelta } from './oggetto.ts';

type Parametri = Scelta & { readonly IdImportazione: string; readonly Nome: string };

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
  oggetto: Oggetto,
  { scelta, visti }: Importatore,
): AsyncGenerator<RigaLetta> {
  for await (const riga of righe) {
    if (riga.numero > fatte || daRifare.has(riga.numero)) yield riga;
    else visti.add(oggetto.readChiave(riga, scelta));
  }
}

async function run(
  oggetto: Oggetto,
  svolgimento: Svolgimento,
  { IdImportazione: id, ...scelta }: Parametri,
): Promise<undefined> {
  const { servizi } = svolgimento;
  const autore = await svolgimento.getAutore();
  const {
    contenuto,
    fatte,
    studio_id: studioId,
  } = await withTenant(servizi.db, autore, (trx) => getImportazione(trx, autore, oggetto, id));
  const importatore: Importatore = {
    studioId,
    sessione: autore,
    ip: null,
    scelta,
    adesso: servizi.now(),
    visti: new Set(),
  };
  const stato = { fatte, daRifare: await svolgimento.listDaRifare() };
  await withFoglio({ contenuto, utenteId: autore.utenteId }, async (foglio) => {
    for await (const blocco of readBlocchi(readDaFare(readDati(foglio), stato, oggetto, importatore))) {
      await svolgimento.runBlocco(async ({ trx }) => {
        const esiti = await oggetto.write(trx, importatore, blocco);
        await markFatte(trx, studioId, id, blocco.at(-1)?.numero ?? 0);
        return esiti.map(toSvolta);
      });
    }
  });
  return undefined;
}

/** Imports the records of a file in the background, block by block: who falls goes on from the last block. */
function makeImportazione(oggetto: Oggetto): Genere<Parametri> {
  const file = z.object({ IdImportazione: z.string().max(60), Nome: z.string().max(200) });
  return {
    nome: oggetto.lavoro,
    parametri: z.intersection(oggetto.scelta, file),
    azione: 'importazione',
    getTitolo: ({ Nome }) => oggetto.getTitolo(Nome),
    getPermesso: () => oggetto.permesso,
    check: async (trx, sessione, { IdImportazione }) => {
      const { id, righe } = await getImportazione(trx, sessione, oggetto, IdImportazione);
      if (!(await markChiesta(trx, id))) throw new DomainError('NON_TROVATO');
      return righe;
    },
    listRighe: async () => [],
    run: (svolgimento, parametri) => run(oggetto, svolgimento, parametri),
  };
}

export const importazioni: readonly Genere[] = [makeImportazione(anagrafiche), makeImportazione(immobili)];
