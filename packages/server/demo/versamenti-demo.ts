import { f24Nuovo, voceContoNuova } from '@quadra/contract';
import { toLavorativo } from '@quadra/fisco';
import { ANNO_FISCALE, addDays, type Data, giornoDiRoma, weekday } from '@quadra/values';
import type pg from 'pg';
import type { Db, Trx } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import { makeConto } from '../src/features/versamenti/conto/elabora-conto.ts';
import { createProposti } from '../src/features/versamenti/conto/proposta.ts';
import { addVoce } from '../src/features/versamenti/conto/voce-a-mano.ts';
import { findF24 } from '../src/features/versamenti/f24/f24.queries.ts';
import { type Chi, createF24 } from '../src/features/versamenti/f24/f24.service.ts';
import { moveF24 } from '../src/features/versamenti/f24/muovi-f24.ts';
import { useScenario } from '../src/features/versamenti/pianificatore/sposta.ts';
import { DomainError } from '../src/http/domain-error.ts';
import { listPosti, type Posto, withProprietario } from './demo.queries.ts';
import { studiDemo } from './studi-demo.ts';
import { findDebito, hasF24, listConDichiarazione } from './versamenti.queries.ts';

/** The year of the closed declarations of the demo. */
const ANNO = ANNO_FISCALE;
const SABATO = 6;
const GIORNI_PER_PREPARARE = 2;
const SETTIMANA = 7;

/** The sixteenth of a month, as far as so many months from another; a weekend puts it off to Monday. */
function makeSedici(oggi: Data, mesi: number): Data {
  const [anno = 0, mese = 1] = oggi.split('-').map(Number);
  const primo = new Date(Date.UTC(anno, mese - 1 + mesi, 16)).toISOString().slice(0, 10) as Data;
  const giorno = weekday(primo);
  return giorno < SABATO ? primo : addDays(primo, SABATO + 2 - giorno);
}

/** The terms around a day: the one that comes next, the one after, the last that went by. */
export function listTermini(oggi: Data): { prossimo: Data; poi: Data; scorso: Data } {
  const inizio = makeSedici(oggi, 0) >= addDays(oggi, GIORNI_PER_PREPARARE) ? 0 : 1;
  const scorso = makeSedici(oggi, inizio - 1);
  return {
    prossimo: makeSedici(oggi, inizio),
    poi: makeSedici(oggi, inizio + 1),
    scorso: scorso < oggi ? scorso : makeSedici(oggi, inizio - 2),
  };
}

type Fine = 'da preparare' | 'bozza' | 'inviato' | 'versato' | 'scaduto' | 'ravvedimento';
interface Scena {
  readonly che: 'ritenute' | 'IVA' | 'acconto' | 'primo acconto' | 'acconto IRES';
  readonly importo: number;
  readonly quando: keyof ReturnType<typeof listTermini>;
  readonly fine: Fine;
}

/** What each client of the studio has to pay, and how far it went. */
const scene: readonly Scena[] = [
  { che: 'IVA', importo: 1840.32, quando: 'prossimo', fine: 'da preparare' },
  { che: 'ritenute', importo: 412.5, quando: 'prossimo', fine: 'bozza' },
  { che: 'IVA', importo: 2963.18, quando: 'scorso', fine: 'versato' },
  { che: 'acconto', importo: 1250, quando: 'prossimo', fine: 'inviato' },
  { che: 'ritenute', importo: 780, quando: 'scorso', fine: 'scaduto' },
  { che: 'IVA', importo: 905.44, quando: 'scorso', fine: 'ravvedimento' },
  { che: 'acconto', importo: 640, quando: 'prossimo', fine: 'da preparare' },
  { che: 'ritenute', importo: 233.1, quando: 'poi', fine: 'da preparare' },
  { che: 'IVA', importo: 3120.77, quando: 'prossimo', fine: 'bozza' },
  { che: 'acconto', importo: 2085, quando: 'prossimo', fine: 'da preparare' },
];
/** Of who works for himself: a person, or a company. */
const proprie: Readonly<Record<'persona' | 'società', readonly Scena[]>> = {
  persona: [
    { che: 'primo acconto', importo: 318.4, quando: 'scorso', fine: 'versato' },
    { che: 'acconto', importo: 874, quando: 'prossimo', fine: 'bozza' },
  ],
  società: [
    { che: 'ritenute', importo: 318.4, quando: 'scorso', fine: 'versato' },
    { che: 'acconto IRES', importo: 874, quando: 'prossimo', fine: 'bozza' },
  ],
};
const acconti: Readonly<Partial<Record<Scena['che'], { Codice: string; Rateazione?: string }>>> = {
  acconto: { Codice: '4034' },
  'primo acconto': { Codice: '4033', Rateazione: '0101' },
  'acconto IRES': { Codice: '2002' },
};

/** The code, month and year that a debt due on a day is of: withholdings and VAT are of the month before. */
function makeRigo(che: Scena['che'], data: Data) {
  const acconto = acconti[che];
  if (acconto !== undefined) return { ...acconto, AnnoRiferimento: Number(data.slice(0, 4)) };
  const [anno = 0, mese = 1] = data.split('-').map(Number);
  const [suoAnno, suo] = mese === 1 ? [anno - 1, 12] : [anno, mese - 1];
  const scritto = String(suo).padStart(2, '0');
  return che === 'IVA'
    ? { Codice: `60${scritto}`, AnnoRiferimento: suoAnno }
    : { Codice: '1040', AnnoRiferimento: suoAnno, Rateazione: `00${scritto}` };
}

/** The model that pays a debt, as far as its scene goes. */
async function play(
  trx: Trx,
  chi: Chi,
  IdAnagrafica: string,
  { importo, fine }: Scena,
  data: Data,
  che: ReturnType<typeof makeRigo>,
) {
  const voce = await findDebito(trx, IdAnagrafica, che.Codice);
  const { Codice, AnnoRiferimento, ...altro } = che;
  const corpo = f24Nuovo.parse({
    IdAnagrafica,
    Scadenza: data,
    Righe: [
      {
        Sezione: 'erario',
        Codice,
        Anno: String(AnnoRiferimento),
        Debito: importo,
        ...altro,
        IdVoce: voce?.id ?? null,
      },
    ],
  });
  const id = await createF24(trx, chi, corpo);
  const oggi = giornoDiRoma(chi.adesso);
  const get = async () => (await findF24(trx, id))?.versione ?? 1;
  const comune = { Protocollo: null, Motivo: null, appid: undefined };
  if (fine === 'inviato')
    await moveF24(trx, chi, id, { Azione: 'invia', Data: oggi, Versione: await get(), ...comune });
  if (fine === 'versato')
    await moveF24(trx, chi, id, { Azione: 'paga', Data: data, Importo: null, Versione: await get() });
  if (fine === 'ravvedimento')
    await useScenario(trx, chi, IdAnagrafica, {
      Spostamenti: [{ IdF24: id, Versione: await get(), Data: toLavorativo(addDays(oggi, SETTIMANA)) }],
    });
}

async function playScena(trx: Trx, chi: Chi, studioId: number, cliente: string, scena: Scena): Promise<void> {
  const data = listTermini(giornoDiRoma(chi.adesso))[scena.quando];
  const che = makeRigo(scena.che, data);
  const quale = { studioId, anagraficaId: cliente, anno: Number(data.slice(0, 4)) };
  const voce = {
    ...che,
    Verso: 'debito',
    Importo: scena.importo,
    Data: data,
    Motivo: `Comunicato dal cliente: ${scena.che}`,
  };
  await addVoce(trx, chi, quale, voceContoNuova.parse(voce));
  if (scena.fine !== 'da preparare') await play(trx, chi, cliente, scena, data, che);
}

/** What a closed declaration leaves, prepared in so many instalments; nothing where it leaves nothing to pay. */
async function prepare(
  trx: Trx,
  chi: Chi,
  studioId: number,
  cliente: string,
  rate: number,
): Promise<string[]> {
  const quale = { studioId, anagraficaId: cliente, anno: ANNO };
  await makeConto(trx, quale, chi.adesso);
  if (rate === 0) return [];
  try {
    return await createProposti(trx, chi, quale, { rate, iban: null });
  } catch (errore) {
    if (errore instanceof DomainError && errore.codice === 'NIENTE_DA_VERSARE') return [];
    throw errore;
  }
}

/** How the clients whose declaration is closed pay it: in so many times (none: still to prepare), all but the last paid. */
const pagate: readonly { readonly rate: number; readonly quante: 'tutte' | 'tranne l’ultima' | 'nessuna' }[] =
  [
    { rate: 1, quante: 'tutte' },
    { rate: 3, quante: 'tranne l’ultima' },
    { rate: 1, quante: 'nessuna' },
    { rate: 0, quante: 'nessuna' },
  ];

async function payAll(trx: Trx, chi: Chi, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const f24 = await findF24(trx, id);
    if (f24 === undefined) throw new Error('The demo F24 is gone');
    await moveF24(trx, chi, id, { Azione: 'paga', Data: f24.data, Importo: null, Versione: f24.versione });
  }
}

async function writeStudio(trx: Trx, chi: Chi, studioId: number): Promise<void> {
  const chiusi = await listConDichiarazione(trx, 'Chiusa', pagate.length);
  for (const [n, cliente] of chiusi.entries()) {
    const { rate = 0, quante = 'nessuna' } = pagate[n] ?? {};
    const fatti = await prepare(trx, chi, studioId, cliente, rate);
    if (quante !== 'nessuna') await payAll(trx, chi, quante === 'tutte' ? fatti : fatti.slice(0, -1));
  }
  const aperti = await listConDichiarazione(trx, 'Aperta', scene.length + chiusi.length);
  const altri = aperti.filter((id) => !chiusi.includes(id));
  for (const [n, scena] of scene.entries()) {
    const cliente = altri[n];
    if (cliente !== undefined) await playScena(trx, chi, studioId, cliente, scena);
  }
}

/** Runs once in the studio of that name, signed by its first user: where a model is already there, it was done. */
async function furnish(
  client: pg.Client,
  db: Db,
  studio: string,
  write: (trx: Trx, chi: Chi, posto: Posto) => Promise<void>,
): Promise<void> {
  const [posto] = await withProprietario(client, [], () => listPosti(client, [studio]));
  const utenteId = posto?.utenti[0];
  if (posto === undefined || utenteId === undefined) return;
  const chi: Chi = { sessione: { utenteId }, ip: null, adesso: new Date() };
  await withTenant(db, { studi: [posto.studioId] }, async (trx) => {
    if (!(await hasF24(trx))) await write(trx, chi, posto);
  });
}

/**
 * The conti fiscali and the F24 of the first studio, and of who works for himself: to be prepared, to be paid, sent, paid, late,
 * with the terms around today. Written once, all or nothing, through the same functions that serve who works there.
 */
export async function loadVersamentiDemo(client: pg.Client, db: Db): Promise<void> {
  const [studio] = studiDemo;
  if (studio)
    await furnish(client, db, studio.ragioneSociale, (trx, chi, { studioId }) =>
      writeStudio(trx, chi, studioId),
    );
  for (const { ragioneSociale, titolare } of studiDemo) {
    if (titolare === undefined) continue;
    const sue = proprie[titolare.tipo === 'PF' ? 'persona' : 'società'];
    await furnish(client, db, ragioneSociale, async (trx, chi, { studioId, anagraficaId }) => {
      for (const scena of sue) await playScena(trx, chi, studioId, anagraficaId, scena);
    });
  }
}
