import type pg from 'pg';
import { ErroreAvvio } from '../../errore-avvio.ts';
import { DI_OGNI_STUDIO, IDENTITA, LIBRI } from './appartenenza.ts';
import { readParte } from './carico.ts';
import type { EsportazioneAperta, Manifesto } from './esportazione-file.ts';
import { nameTabella, quote, readSchema, type TabellaDelloStudio } from './tabelle.ts';

const DETTI = 20;
const writeElenco = (voci: readonly string[]) =>
  `${voci.slice(0, DETTI).join('; ')}${voci.length > DETTI ? `; e altri ${voci.length - DETTI}` : ''}`;

export const rovinata = (che: string) =>
  new ErroreAvvio(`L’esportazione è rovinata (${che}): nulla è stato scritto.`);

/** @throws ErroreAvvio when the shape of the database is another, or what is in the export is not of that shape */
export async function requireSchema(
  client: pg.Client,
  { schema, versione, tabelle: scritte }: Manifesto,
  tabelle: readonly TabellaDelloStudio[],
  nostra: string,
): Promise<void> {
  const presente = await readSchema(client);
  if (presente.impronta !== schema.impronta)
    throw new ErroreAvvio(
      `L’esportazione è di un’altra versione: schema ${schema.numero} (Quadra ${versione}), mentre la casa è allo schema ${presente.numero} (Quadra ${nostra}). Si riporta in una casa con lo stesso schema.`,
    );
  const attese = tabelle.map(({ nome, colonne }) => [nome, colonne.map((colonna) => colonna.nome)]);
  if (JSON.stringify(scritte.map(({ nome, colonne }) => [nome, colonne])) !== JSON.stringify(attese))
    throw rovinata('tabelle');
}

const REGISTRO = LIBRI[0]?.tabelle ?? [];

/**
 * Holds the studio until the transaction ends: whoever was writing in it has finished, whoever begins waits.
 * @throws ErroreAvvio when another studio has its number, or when it is not empty and may not be replaced
 */
export async function requirePosto(
  client: pg.Client,
  { studio }: Manifesto,
  tabelle: readonly TabellaDelloStudio[],
  isDaSostituire: boolean,
): Promise<void> {
  const { rows } = await client.query<{ nome: string; creatoIl: string }>(
    `select ragione_sociale as nome, to_json(creato_il)#>>'{}' as "creatoIl" from studio where id = $1 for update`,
    [studio.id],
  );
  const presente = rows[0];
  if (presente !== undefined && presente.creatoIl !== studio.creatoIl)
    throw new ErroreAvvio(
      `Il numero ${studio.id} è già di un altro studio, «${presente.nome}»: «${studio.ragioneSociale}» torna soltanto con il suo numero.`,
    );
  if (isDaSostituire) return;
  for (const { nome, condizione } of tabelle) {
    if (DI_OGNI_STUDIO.includes(nome) || REGISTRO.includes(nome)) continue;
    const { rowCount } = await client.query(
      `select 1 from ${nameTabella(nome)} t where ${condizione} limit 1`,
    );
    if (rowCount)
      throw new ErroreAvvio(
        `Lo studio ${studio.id}, «${presente?.nome ?? studio.ragioneSociale}», c’è già e non è vuoto (${nome}): per metterlo com’era nell’esportazione aggiungere --sostituisci.`,
      );
  }
}

/** @throws ErroreAvvio with what the rows of the studio name and the house has not, or has of another */
export async function requireRiferimenti(client: pg.Client, { riferimenti }: Manifesto): Promise<void> {
  const mancanti: string[] = [];
  for (const [tabella, identita] of Object.entries(IDENTITA)) {
    const voci = riferimenti.filter((voce) => voce.tabella === tabella);
    if (voci.length === 0) continue;
    const { rows } = await client.query<{ chiave: string; identita: string }>(
      `select t.id::text as chiave, ${identita} as identita from ${nameTabella(tabella)} t where t.id::text = any ($1)`,
      [voci.map(({ chiave }) => chiave)],
    );
    const presenti = new Map(rows.map((riga) => [riga.chiave, riga.identita]));
    for (const voce of voci)
      if (presenti.get(voce.chiave) !== voce.identita)
        mancanti.push(`${tabella} ${voce.chiave} (${voce.identita})`);
  }
  if (mancanti.length > 0)
    throw new ErroreAvvio(
      `Nella casa manca ciò che lo studio nomina, o è di altri: ${writeElenco(mancanti)}. Nulla è stato scritto.`,
    );
}

/** Rows of the export that the house has not, and rows of the house that the export has not. */
async function countDiversi(
  client: pg.Client,
  esportazione: EsportazioneAperta,
  tabella: TabellaDelloStudio,
  chiave: readonly string[],
): Promise<{ soloLoro: number; soloNostri: number }> {
  const nome = nameTabella(tabella.nome);
  const colonne = chiave.map(quote).join(', ');
  await client.query(`create temp table confronto on commit drop as select ${colonne} from ${nome} limit 0`);
  await readParte(client, esportazione, tabella.nome, () =>
    client.query(
      `insert into confronto select ${chiave.map((colonna) => `r.${quote(colonna)}`).join(', ')}
       from pg_temp.arrivo a, json_populate_record(null::${nome}, a.riga) r`,
    ),
  );
  const nostri = `select ${chiave.map((colonna) => `t.${quote(colonna)}`).join(', ')} from ${nome} t where ${tabella.condizione}`;
  const { rows } = await client.query<{ soloLoro: number; soloNostri: number }>(
    `select (select count(*)::int from (select * from confronto except ${nostri}) x) as "soloLoro",
       (select count(*)::int from (${nostri} except select * from confronto) x) as "soloNostri"`,
  );
  await client.query('drop table confronto');
  return rows[0] ?? { soloLoro: 0, soloNostri: 0 };
}

/**
 * The tables that stay as the house has them, since what they tell goes on from what the export tells.
 * @throws ErroreAvvio when neither goes on from the other
 */
export async function listLibriDaTenere(
  client: pg.Client,
  esportazione: EsportazioneAperta,
  tabelle: readonly TabellaDelloStudio[],
): Promise<{ nomi: string[]; tabelle: Set<string> }> {
  const tenuti = { nomi: [] as string[], tabelle: new Set<string>() };
  for (const { nome, prova, tabelle: sue } of LIBRI) {
    let [soloLoro, soloNostri] = [0, 0];
    for (const { tabella, chiave } of prova) {
      const forma = tabelle.find((altra) => altra.nome === tabella);
      if (forma === undefined) continue;
      const diversi = await countDiversi(client, esportazione, forma, chiave);
      soloLoro += diversi.soloLoro;
      soloNostri += diversi.soloNostri;
    }
    if (soloLoro > 0 && soloNostri > 0)
      throw new ErroreAvvio(
        `Il ${nome} dello studio nella casa non continua quello dell’esportazione, né il contrario: nulla è stato scritto.`,
      );
    if (soloNostri === 0) continue;
    tenuti.nomi.push(nome);
    for (const tabella of sue) tenuti.tabelle.add(tabella);
  }
  return tenuti;
}

/** @throws ErroreAvvio when a row names one that is not there, or a number of a register is of two */
export async function requireLegami(
  client: pg.Client,
  studioId: number,
  tabelle: readonly TabellaDelloStudio[],
): Promise<void> {
  const rotti: string[] = [];
  for (const { nome, condizione, riferimenti } of tabelle) {
    for (const { nome: legame, colonne, verso, versoColonne } of riferimenti) {
      const uguali = colonne.map((colonna, n) => `p.${quote(versoColonne[n] ?? '')} = t.${quote(colonna)}`);
      const { rows } = await client.query<{ quante: number }>(
        `select count(*)::int as quante from ${nameTabella(nome)} t where ${condizione}
         and ${colonne.map((colonna) => `t.${quote(colonna)} is not null`).join(' and ')}
         and not exists (select from ${nameTabella(verso)} p where ${uguali.join(' and ')})`,
      );
      if (rows[0]?.quante) rotti.push(`${nome} verso ${verso}: ${rows[0].quante} (${legame})`);
    }
  }
  if (rotti.length > 0)
    throw new ErroreAvvio(
      `Righe che nominano ciò che non c’è: ${writeElenco(rotti)}. Nulla è stato scritto.`,
    );
  const { rows: doppi } = await client.query<{ progressivo: string }>(
    `select d.progressivo || ' del ' || d.anno as progressivo from delega d join delega a
       on a.intermediario_id = d.intermediario_id and a.anno = d.anno and a.progressivo = d.progressivo
     where d.studio_id = $1 and a.studio_id <> $1 order by 1`,
    [studioId],
  );
  if (doppi.length > 0)
    throw new ErroreAvvio(
      `Progressivi del registro delle deleghe già dati ad altri studi: ${writeElenco(doppi.map(({ progressivo }) => progressivo))}. Nulla è stato scritto.`,
    );
}
