import {
  GUASTI_MOSTRATI,
  type servizioEsternoAnswer,
  type statoCasaAnswer,
  type verificaAnswer,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { ConfigServizi } from '../../../config-servizi.ts';
import { isRaggiungibile } from '../../../gateways/suite/raggiungibile.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { verifyRegistro } from '../../base/registro/registro.public.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';
import { listRitardi, listStati, readCoda, readDatabase, writeStato } from './stato.queries.ts';

/** The services the house may have, as people call them. */
const NOMI: Readonly<Record<keyof ConfigServizi, string>> = {
  carta: 'Carte di credito',
  conservatore: 'Conservazione',
  contabilita: 'Contabilità',
  copilota: 'AI Copilot (Beta)',
  firma: 'Firma elettronica',
  marcatura: 'Marca temporale',
  paypal: 'PayPal',
  precompilata: 'Scambio 730 precompilato',
  push: 'Avvisi nei browser',
  sdi: 'Sistema di Interscambio',
  visure: 'Visure catastali',
};
const DEPOSITO = 'Deposito S3 dei documenti';

type Esterno = z.output<typeof servizioEsternoAnswer>['data'][number];
type Indirizzo = { readonly indirizzo: string; readonly simulato: boolean };

async function askServizio(Nome: string, servizio: Indirizzo | undefined): Promise<Esterno> {
  if (servizio === undefined) return { Nome, Stato: 'Spento', Simulato: false };
  const isVivo = await isRaggiungibile(servizio.indirizzo);
  return { Nome, Stato: isVivo ? 'Risponde' : 'Non risponde', Simulato: servizio.simulato };
}

/** Each service outside the house, asked now whether it answers: what it is asked is nobody's data. */
export function listServizi(configurati: ConfigServizi): Promise<Esterno[]> {
  const nomi = Object.entries(NOMI) as [keyof ConfigServizi, string][];
  return Promise.all(nomi.map(([chiave, nome]) => askServizio(nome, configurati[chiave])));
}

/** Those and, of whoever runs the house alone, where the bytes of the documents are. */
async function listServiziDellaCasa({
  servizi,
  documenti,
}: Pick<Config, 'servizi' | 'documenti'>): Promise<Esterno[]> {
  const deposito = documenti.deposito && { indirizzo: documenti.deposito.indirizzo, simulato: false };
  return [...(await listServizi(servizi)), await askServizio(DEPOSITO, deposito ?? undefined)];
}

/** Asks each service whether it answers, and writes it with since when. Answers how many are silent. */
export async function measureServizi({ db, config }: Pick<Servizi, 'db' | 'config'>): Promise<number> {
  const stati = await listServiziDellaCasa(config);
  for (const { Nome, Stato } of stati) await writeStato(db, Nome, Stato);
  return stati.filter(({ Stato }) => Stato === 'Non risponde').length;
}

type StatoCasa = z.output<typeof statoCasaAnswer>['data'];

/** How the house is now: the process, the database, the long work, and what is outside as it was last asked. */
export async function readStatoCasa({
  db,
  config,
  versione,
  now,
}: Pick<Servizi, 'db' | 'config' | 'versione' | 'now'>): Promise<StatoCasa> {
  const [database, ritardi, coda, misurati, esterni] = await Promise.all([
    readDatabase(db),
    listRitardi(db),
    readCoda(db),
    listStati(db),
    listServiziDellaCasa(config),
  ]);
  const noti = new Map(misurati.map((uno) => [uno.nome, uno]));
  const adesso = now();
  return {
    Il: adesso.toISOString(),
    Versione: versione,
    ProcessoDal: new Date(adesso.getTime() - process.uptime() * 1000).toISOString(),
    Database: {
      ...{ Dal: database.dal.toISOString(), Connessioni: database.connessioni, Massime: database.massime },
      ...{ Byte: database.byte, Ritardi: ritardi },
    },
    Lavori: { InCoda: coda.attesa, InCorso: coda.corso, AttesaSecondi: coda.eta },
    Servizi: esterni.map(({ Nome, Simulato, Stato }) => {
      const noto = noti.get(Nome);
      // What was just found otherwise than before is so from now.
      const dal = noto?.stato === Stato ? noto.dal.toISOString() : null;
      return { Nome, Simulato, Stato, Dal: dal, MisuratoIl: noto?.misurato_il.toISOString() ?? null };
    }),
  };
}

type Verifica = z.output<typeof verificaAnswer>['data'];

/** Reads again the ledgers and the chains of the audit log of some studi, of all of them with null. Writes nothing. */
export async function verifyStudi(
  { db, cifratura, config, now }: Pick<Servizi, 'db' | 'cifratura' | 'config' | 'now'>,
  soli: readonly number[] | null,
): Promise<Verifica> {
  const conti = await verifyConti(db, soli);
  const registro = await verifyRegistro(db, cifratura, config.dati, soli);
  return {
    Il: now().toISOString(),
    Studi: registro.studi,
    InAttesa: registro.inAttesa,
    Crediti: {
      Righe: conti.movimenti,
      Guasti: conti.difformita.length,
      Primi: conti.difformita
        .slice(0, GUASTI_MOSTRATI)
        .map(({ studioId, tipo, id }) => ({ Studio: studioId, Che: tipo, Riferimento: id })),
    },
    Registro: {
      Righe: registro.righe,
      Guasti: registro.guasti.length,
      Primi: registro.guasti.slice(0, GUASTI_MOSTRATI).map(({ studioId, tipo, numero, registroId }) => ({
        Studio: studioId,
        Che: tipo,
        Riferimento: registroId ?? (numero === null ? null : String(numero)),
      })),
    },
  };
}
