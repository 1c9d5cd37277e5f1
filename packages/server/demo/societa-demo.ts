import { liquidazioneScritta, type TipoDichiarazione } from '@quadra/contract';
import { ANNO_FISCALE, annoImposta } from '@quadra/values';
import type pg from 'pg';
import type { Db, Trx } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import { importBilancio } from '../src/features/dichiarazioni/bilancio/bilancio.service.ts';
import { findDichiarazione } from '../src/features/dichiarazioni/dichiarazione/dichiarazione.queries.ts';
import { saveDichiarazione } from '../src/features/dichiarazioni/dichiarazione/scrittura/salva-dichiarazione.ts';
import { saveLiquidazione } from '../src/features/dichiarazioni/liquidazione/liquidazione.service.ts';
import { createDichiarazioni } from '../src/features/dichiarazioni/redazione/crea-dichiarazioni.ts';
import { listPosti, withProprietario } from './demo.queries.ts';
import { studiDemo } from './studi-demo.ts';

const ANNO = ANNO_FISCALE;
const MESI = 12;
/** What the accounts of the first company say: account, words, give, take, item. */
const CONTI = [
  'Conto;Descrizione;Dare;Avere;Voce',
  '70.01;Ricavi delle vendite;;612.400,00;A1',
  '76.02;Altri ricavi;;4.180,00;A5',
  '60.01;Acquisti di merci;318.200,00;;B6',
  '62.01;Servizi;71.350,00;;B7',
  '64.01;Salari e stipendi;118.900,00;;B9',
  '65.01;Ammortamenti;24.600,00;;B10',
  '68.05;Accise recuperate in fattura;3.824,00;;Accise',
  '10.01;Cassa e banche;79.706,00;;C IV',
].join('\n');

/** A company of the studio: which returns it has, and what else is known of its year. */
interface SocietaDemo {
  readonly natura: string;
  readonly tipi: readonly TipoDichiarazione[];
  readonly conConti?: true;
  /** The taxable operations of a month, in euro; its purchases are two thirds of them. */
  readonly mese?: number;
}
const CAPITALI = 'Società a responsabilità limitata';
const societaDemo: readonly SocietaDemo[] = [
  { natura: CAPITALI, tipi: ['Società di capitali', 'IRAP', 'IVA', '770'], conConti: true, mese: 51_000 },
  { natura: CAPITALI, tipi: ['Società di capitali', 'IRAP', 'IVA'], mese: 18_500 },
  { natura: 'Società per azioni', tipi: ['Società di capitali', 'IRAP', 'IVA', '770'] },
  { natura: 'Società in nome collettivo', tipi: ['Società di persone', 'IRAP', 'IVA'], mese: 9_200 },
  { natura: 'Società in accomandita semplice', tipi: ['Società di persone', 'IVA'] },
];

interface Scelta {
  readonly id: string;
  readonly studioId: number;
  readonly utenteId: number;
}

/** The company of each kind that comes next by name, never the same twice. */
async function listSocieta(client: pg.Client, studio: string): Promise<(readonly [SocietaDemo, Scelta])[]> {
  await listPosti(client, [studio]);
  const { rows } = await client.query<Scelta & { natura: string }>(
    `select a.id, a.studio_id as "studioId", a.natura_giuridica as natura,
       (select min(u.id) from utente u where u.studio_id = a.studio_id) as "utenteId"
     from anagrafica a join studio s on s.id = a.studio_id
     where s.ragione_sociale = $1 and a.tipo = 'SD' and a.partita_iva is not null and not a.archiviata
       and not exists (select from dichiarazione d where d.studio_id = a.studio_id and d.anagrafica_id = a.id)
     order by a.denominazione_ricerca, a.id`,
    [studio],
  );
  const libere = [...rows];
  return societaDemo.flatMap((una) => {
    const posto = libere.findIndex(({ natura }) => natura === una.natura);
    const [scelta] = posto < 0 ? [] : libere.splice(posto, 1);
    return scelta ? [[una, scelta] as const] : [];
  });
}

/** Twelve months of VAT, each paid; December asks for more than was paid. */
const makeAnnoIva = (mese: number) =>
  liquidazioneScritta.parse({
    ...{ Periodicita: 'mensile', Versione: 0 },
    Periodi: Array.from({ length: MESI }, (_, n) => {
      const attive = mese + n * 400;
      const passive = Math.round((attive * 2) / 3);
      const [esigibile, detratta] = [Math.round(attive * 0.22), Math.round(passive * 0.22)];
      const ultimo = n === MESI - 1;
      return {
        ...{ Numero: n + 1, Attive: attive, Passive: passive, Esigibile: esigibile, Detratta: detratta },
        Versato: esigibile - detratta - (ultimo ? 500 : 0),
      };
    }),
  });

/** What was typed of the VAT return: operations at the ordinary rate and purchases, a little tax that cannot be deducted. */
async function writeIva(trx: Trx, chi: { utenteId: number }, id: string, mese: number): Promise<void> {
  const una = await findDichiarazione(trx, ANNO, id);
  if (una === undefined) return;
  const imponibile = mese * MESI;
  const acquisti = Math.round((imponibile * 2) / 3);
  const righi = { ...una.righi, 'VE23.1': imponibile, 'VF13.1': acquisti };
  await saveDichiarazione(trx, chi, ANNO, id, { versione: una.versione, righi, forzature: {} });
}

async function makeSocieta(trx: Trx, una: SocietaDemo, { id, utenteId }: Scelta): Promise<void> {
  const chi = { utenteId, ip: '127.0.0.1' };
  for (const tipo of una.tipi) {
    const richiesta = { idAnagrafiche: [id], tipo, finalita: 'Ordinaria' } as const;
    const { create } = await createDichiarazioni(trx, { utenteId }, ANNO, richiesta);
    const codice = create[0]?.Codice;
    if (codice === undefined) continue;
    if (tipo === 'Società di capitali' && una.conConti)
      await importBilancio(
        trx,
        chi,
        { anno: ANNO, id: codice, adesso: new Date() },
        { fonte: `bilancio-${annoImposta(ANNO)}.csv`, contenuto: CONTI },
      );
    if (tipo === 'IVA' && una.mese !== undefined) await writeIva(trx, { utenteId }, codice, una.mese);
  }
  if (una.mese !== undefined) await saveLiquidazione(trx, chi, { id, anno: ANNO - 1 }, makeAnnoIva(una.mese));
}

/** The returns of some companies of the first studio, with what their other papers say: the links have something to decide. */
export async function loadSocietaDemo(client: pg.Client, db: Db): Promise<void> {
  const studio = studiDemo[0]?.ragioneSociale ?? '';
  const scelte = await withProprietario(client, [], async () => {
    await listPosti(client, [studio]);
    const { rowCount } = await client.query("select from dichiarazione d where d.tipo = 'IVA' limit 1");
    return rowCount === 0 ? listSocieta(client, studio) : [];
  });
  for (const [una, scelta] of scelte)
    await withTenant(db, { studi: [scelta.studioId] }, (trx) => makeSocieta(trx, una, scelta));
}
