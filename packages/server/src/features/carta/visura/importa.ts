import {
  type ConfrontoVisuraFilo,
  type FabbricatoFilo,
  fabbricatoNuovo,
  type PossessoFilo,
  type RigaVisuraFilo,
  type TerrenoFilo,
  terrenoNuovo,
  type VisuraFilo,
  type visuraImporta,
  type visuraImportata,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import {
  changeImmobile,
  createImmobile,
  findDelCatasto,
  getImmobile,
} from '../../immobili/immobile/immobile.public.ts';
import { listTenuti, noteImportata, waitTurno } from './visura.queries.ts';
import { compareRiga, describePosto, isAperto, listSuoi, readDiritto } from './visura.rules.ts';
import { type Chi, getVisura } from './visura.service.ts';

type Genere = 'fabbricato' | 'terreno';
type Immobile = FabbricatoFilo | TerrenoFilo;
type Importata = z.output<typeof visuraImportata>['data'];
interface Cliente {
  readonly id: string;
  readonly codiceFiscale: string;
}

const genereDi = ({ Catasto }: Pick<RigaVisuraFilo, 'Catasto'>): Genere =>
  Catasto === 'Fabbricati' ? 'fabbricato' : 'terreno';
const findImmobile = async (trx: Trx, studioId: number, riga: RigaVisuraFilo) => {
  const id = await findDelCatasto(trx, studioId, genereDi(riga), {
    ...{ comune: riga.Comune, sezione: riga.Sezione, foglio: riga.Foglio },
    ...{ particella: riga.Particella, subalterno: riga.Subalterno },
  });
  return id === undefined ? undefined : getImmobile(trx, genereDi(riga), id);
};

/** The client that a visura is compared for: of its studio. @throws NON_TROVATO */
async function getCliente(trx: Trx, { IdStudio }: VisuraFilo, id: string): Promise<Cliente> {
  const { idStudio, codiceFiscale } = await getAnagrafica(trx, id);
  if (idStudio !== IdStudio) throw new DomainError('NON_TROVATO');
  return { id, codiceFiscale };
}

/** What the client holds in Quadra and the whole of his visura does not name. */
async function listNonInVisura(
  trx: Trx,
  visura: VisuraFilo,
  cliente: Cliente,
  trovati: ReadonlySet<string>,
): Promise<ConfrontoVisuraFilo['NonInVisura']> {
  const { Tipo, Parametri, IdStudio } = visura;
  if (Tipo !== 'Soggetto' || Parametri.CodiceFiscale !== cliente.codiceFiscale) return [];
  const dove = { studioId: IdStudio, anagraficaId: cliente.id, comune: Parametri.Comune };
  return (await listTenuti(trx, dove))
    .filter(({ id }) => !trovati.has(id))
    .map(({ id, genere, comune_descrizione, sezione, foglio, particella, subalterno }) => ({
      Id: id,
      Catasto: genere === 'fabbricato' ? 'Fabbricati' : 'Terreni',
      Descrizione: describePosto(
        { Sezione: sezione, Foglio: foglio, Particella: particella, Subalterno: subalterno },
        comune_descrizione,
      ),
    }));
}

/** Every row of a visura beside what Quadra has of a client: nothing is written. @throws NON_TROVATO */
export async function compareVisura(
  trx: Trx,
  id: string,
  anagraficaId: string,
): Promise<ConfrontoVisuraFilo> {
  const visura = await getVisura(trx, id);
  const cliente = await getCliente(trx, visura, anagraficaId);
  const Righe: ConfrontoVisuraFilo['Righe'] = [];
  for (const [Riga, riga] of visura.Righe.entries()) {
    const immobile = await findImmobile(trx, visura.IdStudio, riga);
    Righe.push({ Riga, IdImmobile: immobile?.Id ?? null, ...compareRiga(riga, cliente, immobile) });
  }
  const trovati = new Set(Righe.flatMap(({ IdImmobile }) => IdImmobile ?? []));
  return { Righe, NonInVisura: await listNonInVisura(trx, visura, cliente, trovati) };
}

/** The possessions that a row says of some clients; those that Quadra cannot write are left to who looks at them. */
function listPossessi(
  riga: RigaVisuraFilo,
  clienti: readonly { readonly id: string; readonly codiceFiscale: string }[],
  giorno: string,
): Pick<PossessoFilo, 'IdAnagrafica' | 'Dal' | 'Quota' | 'TipoPossesso'>[] {
  return clienti.flatMap(({ id, codiceFiscale }) =>
    listSuoi(riga, codiceFiscale).flatMap(({ Diritto, Quota, Dal }) => {
      const TipoPossesso = readDiritto(Diritto);
      if (TipoPossesso === undefined || Quota === null || Quota <= 0 || Quota > 100) return [];
      return [{ IdAnagrafica: id, Dal: Dal ?? giorno, Quota, TipoPossesso }];
    }),
  );
}

/** What a row says of a property: what it does not say stays as it is. */
function listDetti(riga: RigaVisuraFilo): Partial<Immobile> {
  const detti =
    riga.Catasto === 'Fabbricati'
      ? {
          ...{ Categoria: riga.Categoria, Classe: riga.Classe, Consistenza: riga.Consistenza },
          Rendita: riga.Rendita,
        }
      : {
          ...{ Classe: riga.Classe, RenditaDominicale: riga.RenditaDominicale },
          RenditaAgraria: riga.RenditaAgraria,
        };
  return Object.fromEntries(Object.entries(detti).filter(([, valore]) => valore !== null));
}

async function create(trx: Trx, chi: Chi, visura: VisuraFilo, riga: RigaVisuraFilo): Promise<void> {
  const clienti = visura.Clienti.map(({ Id, CodiceFiscale }) => ({ id: Id, codiceFiscale: CodiceFiscale }));
  const scritto = {
    ...{ Comune: riga.Comune, Sezione: riga.Sezione, Foglio: riga.Foglio, Particella: riga.Particella },
    ...{ Subalterno: riga.Subalterno, Indirizzo: riga.Indirizzo, ...listDetti(riga) },
    Proprietari: listPossessi(riga, clienti, giornoDiRoma(new Date(visura.Data))),
    IdStudio: visura.IdStudio,
  };
  const genere = genereDi(riga);
  const schema = genere === 'fabbricato' ? fabbricatoNuovo : terrenoNuovo;
  await createImmobile(trx, chi, genere, schema.parse(scritto));
}

/** Who holds it as the row says for a client: his open possession takes the share of the row, or begins. */
function changePossessi(
  immobile: Immobile,
  riga: RigaVisuraFilo,
  cliente: Cliente,
  giorno: string,
): PossessoFilo[] {
  const suoi = listPossessi(riga, [cliente], giorno);
  const isSuo = (uno: PossessoFilo) => uno.IdAnagrafica === cliente.id && isAperto(uno);
  if (!immobile.Proprietari.some(isSuo)) {
    const nuovi = terrenoNuovo.shape.Proprietari.parse(suoi);
    return [...immobile.Proprietari, ...nuovi];
  }
  return immobile.Proprietari.map((uno) => {
    const visto = isSuo(uno) && suoi.find(({ TipoPossesso }) => TipoPossesso === uno.TipoPossesso);
    return visto ? { ...uno, Quota: visto.Quota } : uno;
  });
}

async function change(
  trx: Trx,
  chi: Chi,
  visura: VisuraFilo,
  riga: RigaVisuraFilo,
  { immobile, cliente }: { immobile: Immobile; cliente: Cliente },
): Promise<void> {
  const giorno = giornoDiRoma(new Date(visura.Data));
  await changeImmobile(
    trx,
    chi,
    { genere: genereDi(riga), id: immobile.Id },
    {
      ...{ ...immobile, ...listDetti(riga) },
      Proprietari: changePossessi(immobile, riga, cliente, giorno),
    },
  );
}

const describeRifiuto = ({ message, particolari }: DomainError): string =>
  Object.values(particolari.modelState ?? {})[0]?.[0] ?? message;

type Fatto = 'Creati' | 'Aggiornati' | 'Uguali';
/** One row; a sentence when it was left as it is. */
async function importRiga(
  trx: Trx,
  chi: Chi,
  visura: VisuraFilo,
  cliente: Cliente,
  riga: RigaVisuraFilo,
): Promise<Fatto | { motivo: string }> {
  const immobile = await findImmobile(trx, visura.IdStudio, riga);
  const { Stato, Motivo } = compareRiga(riga, cliente, immobile);
  if (Motivo !== null) return { motivo: Motivo };
  if (Stato === 'Uguale') return 'Uguali';
  try {
    if (!immobile) await create(trx, chi, visura, riga);
    else await change(trx, chi, visura, riga, { immobile, cliente });
    return immobile ? 'Aggiornati' : 'Creati';
  } catch (errore) {
    // Refused before anything was written of it: the others go on.
    if (errore instanceof DomainError) return { motivo: describeRifiuto(errore) };
    throw errore;
  }
}

/**
 * Rows of a visura become properties of a client: what is there already is brought to what they say, and never written twice.
 * @throws NON_TROVATO
 */
export async function importVisura(
  trx: Trx,
  servizi: Pick<Servizi, 'now'>,
  chi: Chi,
  id: string,
  { IdAnagrafica, Righe }: z.output<typeof visuraImporta>,
): Promise<Importata> {
  const visura = await getVisura(trx, id);
  const cliente = await getCliente(trx, visura, IdAnagrafica);
  await waitTurno(trx, visura.IdStudio);
  const esito: Importata = { Creati: 0, Aggiornati: 0, Uguali: 0, Esclusi: [] };
  for (const Riga of [...new Set(Righe)].sort((a, b) => a - b)) {
    const riga = visura.Righe[Riga];
    if (!riga) throw new DomainError('NON_TROVATO');
    const fatto = await importRiga(trx, chi, visura, cliente, riga);
    if (typeof fatto === 'string') esito[fatto] += 1;
    else esito.Esclusi.push({ Riga, Motivo: fatto.motivo });
  }
  if (esito.Creati + esito.Aggiornati > 0) await noteImportata(trx, visura.IdStudio, id, servizi.now());
  const { sessione, ip } = chi;
  await writeRegistro(trx, {
    ...{ studioId: visura.IdStudio, utenteId: sessione.utenteId, ip, azione: 'importa visura' },
    ...{ entita: 'visura', entitaId: id, dopo: { ...esito, Esclusi: esito.Esclusi.length } },
  });
  return esito;
}
