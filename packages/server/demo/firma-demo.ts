import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { ServizioCredenziale, StatoBusta, StatoDocumento, TipoDocumentoFirma } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import type pg from 'pg';
import type { Servizi } from '../src/http/servizi.ts';
import { listPosti, withProprietario } from './demo.queries.ts';
import { PREFISSO_DEMO } from './servizi/firma.ts';
import { studiDemo } from './studi-demo.ts';

type Casa = Pick<Servizi, 'cifratura' | 'config'>;
/** Of the first studio, with its token; of the last one, which has the module and nothing else. */
const [CON_TOKEN, , SENZA_TOKEN] = studiDemo.map(({ ragioneSociale }) => ragioneSociale);

interface BustaDemo {
  readonly stato: StatoBusta;
  readonly tipo: TipoDocumentoFirma;
  readonly documenti: readonly string[];
  /** Days ago. */
  readonly inviata: number;
  readonly scade: number;
  readonly firme: number;
}
const busteDemo: readonly BustaDemo[] = [
  {
    stato: 'Inviato',
    tipo: 'Stampa conferimento incarico',
    documenti: ['Conferimento di incarico', 'Informativa privacy'],
    ...{ inviata: 3, scade: 7, firme: 1 },
  },
  { stato: 'Firmato', tipo: 'Dichiarazione', documenti: ['Redditi PF'], inviata: 12, scade: -2, firme: 2 },
  {
    stato: 'Scaduto',
    tipo: 'Stampa delega F24',
    documenti: ['Delega F24'],
    inviata: 40,
    scade: -10,
    firme: 0,
  },
  { stato: 'Inviato', tipo: 'IRAP', documenti: ['Dichiarazione IRAP'], inviata: 1, scade: 20, firme: 0 },
];
/** What of a client can still be put into an envelope. */
const LIBERI = ['Lettera di incarico', 'Riepilogo dei versamenti'];
const statoDi: Record<StatoBusta, StatoDocumento | null> = {
  Inviato: 'Inviato',
  Firmato: 'Firmato',
  Annullato: null,
  Scaduto: null,
};

async function makePdf(titolo: string, cliente: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const pagina = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pagina.drawText(titolo, { x: 56, y: 770, size: 18, font });
  pagina.drawText(`${cliente}. Documento di prova.`, { x: 56, y: 740, size: 11, font });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

const giveModuli = (client: pg.Client) =>
  client.query(
    `insert into applicativo_studio (studio_id, codice, anno, dal)
     select s.id, codice, 0, '2025-01-01' from studio s, unnest('{FIRMA,ARCHIVIAZIONE}'::text[]) codice
     where s.ragione_sociale = any ($1) on conflict do nothing`,
    [[CON_TOKEN, SENZA_TOKEN]],
  );

export interface Cliente {
  readonly id: string;
  readonly studioId: number;
  readonly denominazione: string;
}
export async function insertDocumento(
  client: pg.Client,
  { id, studioId, denominazione }: Cliente,
  titolo: string,
  stato: StatoDocumento | null,
  anno = ANNO_FISCALE,
): Promise<string> {
  const contenuto = await makePdf(titolo, denominazione);
  const sha256 = createHash('sha256').update(contenuto).digest();
  const { rows } = await client.query<{ id: string }>(
    `insert into documento (studio_id, anagrafica_id, anno, nome, tipo, stato, firma, formato, dimensione, sha256, contenuto, testo)
     values ($1, $2, $9, $3, $4, $5, case when $5 like 'Firmato%' then 'Elettronica' end, 'application/pdf', $6, $7, $8, $4) returning id`,
    [studioId, id, `${titolo}.pdf`, titolo, stato, contenuto.length, sha256, contenuto, anno],
  );
  return rows[0]?.id ?? '';
}

async function insertBusta(
  client: pg.Client,
  cliente: Cliente,
  numero: number,
  busta: BustaDemo,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into busta (studio_id, anagrafica_id, anno, numero, tipo, stato, simulata, esterno_id, scadenza, promemoria,
       inviata_il, firmata_il, inviata_da)
     select $1, $2, extract(year from ora)::int, $3, $4, $5, true, $6, (ora + make_interval(days => $7))::date, 3,
       ora - make_interval(days => $8), case when $5 = 'Firmato' then ora - make_interval(days => $8 - 1) end,
       (select min(u.id) from utente u where u.studio_id = $1)
     from (select now() as ora) x returning id`,
    [
      ...[cliente.studioId, cliente.id, numero, busta.tipo, busta.stato, `${PREFISSO_DEMO}${numero}`],
      ...[busta.scade, busta.inviata],
    ],
  );
  const id = rows[0]?.id;
  for (const [posto, titolo] of busta.documenti.entries()) {
    const documento = await insertDocumento(client, cliente, titolo, statoDi[busta.stato]);
    await client.query('insert into busta_documento values ($1, $2, $3, $4, $5)', [
      ...[cliente.studioId, id, documento, `${PREFISSO_DEMO}${numero}-${posto}`, posto],
    ]);
  }
  const firmatari = [cliente.denominazione, 'Sala Roberta'];
  for (const [n, nome] of firmatari.entries())
    await client.query(
      `insert into busta_firmatario (studio_id, busta_id, ordine, nome, email, telefono, esterno_id, collegamento, firmato_il)
       values ($1, $2, $3, $4, $5, $6, $7, '', case when $8 then now() - make_interval(days => $9) end)`,
      [
        ...[cliente.studioId, id, n + 1, nome, `firmatario${n + 1}@posta.example`, `+39333555010${n}`],
        ...[`${PREFISSO_DEMO}${numero}-${n}`, n < busta.firme, Math.max(0, busta.inviata - 1)],
      ],
    );
}

/** What the house told of an envelope that is over. */
const insertAvvisi = (client: pg.Client, studioId: number) =>
  client.query(
    `insert into avviso (studio_id, anagrafica_id, evento, chiave, oggetto, testo, percorso, canali)
     select b.studio_id, b.anagrafica_id, 'firma', b.id || ' ' || b.stato, 'Busta ' || detta,
       'Busta ' || b.numero || '/' || b.anno || ', ' || b.tipo || ' di {Cliente}: ' || esito || ' (Simulato).',
       '/firma-elettronica/' || b.id, '{portale}'
     from busta b, lateral (select case b.stato when 'Firmato' then 'firmata da tutti' else 'scaduta senza tutte le firme' end
         as esito) e, lateral (select b.numero || '/' || b.anno || ': ' || esito as detta) d
     where b.studio_id = $1 and b.stato in ('Firmato', 'Scaduto') on conflict do nothing`,
    [studioId],
  );

/** The first persons of the studio by codice fiscale, whose records nothing else of the demo touches. */
async function listClienti(client: pg.Client): Promise<Cliente[]> {
  const posti = await listPosti(client, [CON_TOKEN ?? '']);
  const persone = posti.filter(({ tipo }) => tipo === 'PF').slice(-busteDemo.length);
  const { rows } = await client.query<Cliente>(
    `select id, studio_id as "studioId", denominazione from anagrafica where id = any ($1) order by codice_fiscale`,
    [persone.map(({ anagraficaId }) => anagraficaId)],
  );
  return rows;
}

export const insertCredenziale = (
  client: pg.Client,
  cifratura: Casa['cifratura'],
  studioId: number,
  servizio: ServizioCredenziale,
) => {
  const testo = JSON.stringify({ utente: 'studio', password: 'parola-di-prova' });
  return client.query('insert into credenziale (studio_id, servizio, sigillata) values ($1, $2, $3)', [
    studioId,
    servizio,
    cifratura.seal(testo, `credenziale:${studioId}:${servizio}`),
  ]);
};

/** Envelopes and the token of the simulated service: only where that service is beside. The module is there in any case. */
export const loadFirmaDemo = (client: pg.Client, { cifratura, config }: Casa): Promise<void> =>
  withProprietario(client, [], async () => {
    await giveModuli(client);
    if (!config.servizi.firma?.simulato) return;
    const clienti = await listClienti(client);
    const [primo] = clienti;
    if (!primo) return;
    const { studioId } = primo;
    await client.query(
      "update anagrafica set email_firma = 'firma@posta.example', telefono_firma = '+39 333 5550100' where id = $1",
      [primo.id],
    );
    await insertCredenziale(client, cifratura, studioId, 'firma');
    for (const titolo of LIBERI) await insertDocumento(client, primo, titolo, null);
    for (const [n, cliente] of clienti.entries()) {
      const busta = busteDemo[n];
      if (busta) await insertBusta(client, cliente, n + 1, busta);
    }
    await insertAvvisi(client, studioId);
  });
