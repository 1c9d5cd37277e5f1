import { type Costo, describeCosto } from './costo.ts';

const ANNO = 2025;

/** What an employee of Milano writes in his declaration, as the CU gives it. */
const LAVORO = {
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 30000,
  'RC6.1': 365,
  'RC10.1': 5000,
  'RC10.2': 410,
  'RC10.3': 70,
  'RC14.1': '2',
};

type Ask = (metodo: string, percorso: string, corpo?: unknown) => Promise<Record<string, unknown>>;

const makeAsk =
  (base: string, token: string): Ask =>
  async (metodo, percorso, corpo) => {
    const risposta = await fetch(base + percorso, {
      method: metodo,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
    const testo = await risposta.text();
    if (!risposta.ok) throw new Error(`${metodo} ${percorso}: ${risposta.status} ${testo}`);
    return JSON.parse(testo) as Record<string, unknown>;
  };

/** The declaration of the first person of the studio: the one there is, or a new one. */
async function findDichiarazione(ask: Ask): Promise<string> {
  const elenco = (await ask('POST', '/api/anagrafica/list', {
    Filter: { Tipo: 'PF' },
    PageSize: 1,
  })) as { data: { Id: string; Dichiarazione: { Id: string } | null }[] };
  const [persona] = elenco.data;
  if (persona === undefined) throw new Error('nessuna persona');
  if (persona.Dichiarazione) return persona.Dichiarazione.Id;
  const creata = (await ask('POST', `/api/${ANNO}/dichiarazione/crea`, { IdAnagrafiche: [persona.Id] })) as {
    data: { create: { Codice: string }[] };
  };
  return creata.data.create[0]?.Codice ?? '';
}

/** One declaration saved again and again, one save after the other, each with another income: a line for the terminal. */
export async function measureSalvataggio(
  base: string,
  token: string,
  secondi: number,
  readSpeso: () => Costo | undefined,
): Promise<string> {
  const ask = makeAsk(base, token);
  const percorso = `/api/${ANNO}/pf/${await findDichiarazione(ask)}`;
  const letta = (await ask('GET', percorso)) as { data: { Versione: number } };
  let { Versione: versione } = letta.data;
  const tempi: number[] = [];
  const prima = readSpeso();
  for (const fine = performance.now() + secondi * 1000; performance.now() < fine; ) {
    const inizio = performance.now();
    const Righi = { ...LAVORO, 'RC1.3': 30_000 + (versione % 1000) };
    const salvata = (await ask('PUT', percorso, { Versione: versione, Righi })) as {
      data: { Versione: number };
    };
    versione = salvata.data.Versione;
    tempi.push(performance.now() - inizio);
  }
  const dopo = readSpeso();
  tempi.sort((a, b) => a - b);
  const at = (parte: number) => Math.round(tempi[Math.floor(tempi.length * parte)] ?? 0);
  return `una dichiarazione salvata, una volta dopo l’altra: ${tempi.length} volte, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms${describeCosto(prima, dopo, tempi.length)}\n`;
}
