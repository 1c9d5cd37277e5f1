import {
  type CampoConfronto,
  type ConfrontoVisuraFilo,
  type FabbricatoFilo,
  type RigaVisuraFilo,
  type TerrenoFilo,
  type TipoPossesso,
  testiCampo,
  testiVisura,
  tipoPossesso,
  type VisuraRichiesta,
} from '@quadra/contract';
import { isCodiceFiscale, isPartitaIva } from '@quadra/values';
import type { Domanda } from '../../../gateways/visure/port.ts';
import type { ModelState } from '../../../http/domain-error.ts';

type Immobile = FabbricatoFilo | TerrenoFilo;
type Esito = Omit<ConfrontoVisuraFilo['Righe'][number], 'Riga' | 'IdImmobile'>;
export type IntestatoFilo = RigaVisuraFilo['Intestati'][number];

const orNull = (testo: string | null): string | null => testo?.toUpperCase() || null;

/** What is wrong with a search; `existsComune` knows the codici catastali. */
export function checkRichiesta(
  richiesta: VisuraRichiesta,
  existsComune: (codice: string) => boolean,
): ModelState {
  const errori: ModelState = {};
  const codice = orNull(richiesta.CodiceFiscale);
  const comune = orNull(richiesta.Comune);
  if (richiesta.Tipo === 'Soggetto') {
    if (codice === null) errori.CodiceFiscale = [testiCampo.OBBLIGATORIO];
    else if (!isCodiceFiscale(codice) && !isPartitaIva(codice))
      errori.CodiceFiscale = [testiVisura.CODICE_ERRATO];
  } else
    for (const campo of ['Catasto', 'Comune', 'Foglio', 'Particella'] as const)
      if (!richiesta[campo]) errori[campo] = [testiCampo.OBBLIGATORIO];
  if (comune !== null && !existsComune(comune)) errori.Comune = [testiCampo.COMUNE_SCONOSCIUTO];
  return errori;
}

/** The question of a search that was checked. */
export function makeDomanda(richiesta: VisuraRichiesta): Domanda {
  const comune = orNull(richiesta.Comune);
  return richiesta.Tipo === 'Soggetto'
    ? { tipo: 'Soggetto', codiceFiscale: orNull(richiesta.CodiceFiscale) ?? '', comune }
    : {
        ...{ tipo: 'Immobile', catasto: richiesta.Catasto ?? 'Fabbricati', comune: comune ?? '' },
        ...{ sezione: orNull(richiesta.Sezione), foglio: richiesta.Foglio ?? '' },
        ...{ particella: richiesta.Particella ?? '', subalterno: orNull(richiesta.Subalterno) },
      };
}

/** Where a property is in the land register, in words. */
export const describePosto = (
  {
    Sezione,
    Foglio,
    Particella,
    Subalterno,
  }: Pick<RigaVisuraFilo, 'Sezione' | 'Foglio' | 'Particella' | 'Subalterno'>,
  comune: string | null,
): string =>
  [
    comune,
    Sezione && `sezione ${Sezione}`,
    Foglio && `foglio ${Foglio}`,
    Particella && `particella ${Particella}`,
    Subalterno && `sub. ${Subalterno}`,
  ]
    .filter(Boolean)
    .join(', ');

const normalize = (testo: string) =>
  testo
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase();
/** The right as Quadra calls it; undefined for one that it does not know. */
export const readDiritto = (diritto: string): TipoPossesso | undefined =>
  tipoPossesso.find((uno) => normalize(uno) === normalize(diritto));

const importi = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const write = (valore: number | string | null): string =>
  typeof valore === 'number' ? importi.format(valore) : (valore ?? '');
const isDiverso = (visto: number | string | null, scritto: number | string | null): boolean => {
  if (visto === null) return false;
  if (typeof visto === 'number') return scritto === null || Math.abs(visto - Number(scritto)) > 0.005;
  return visto.toUpperCase() !== (scritto ?? '').toString().toUpperCase();
};

/** What the register says of a property, beside what Quadra has of it. */
const listValori = (riga: RigaVisuraFilo, immobile: Immobile) =>
  'Categoria' in immobile
    ? ([
        ['Categoria', riga.Categoria, immobile.Categoria],
        ['Classe', riga.Classe, immobile.Classe],
        ['Consistenza', riga.Consistenza, immobile.Consistenza],
        ['Rendita', riga.Rendita, immobile.Rendita],
      ] as const)
    : ([
        ['Classe', riga.Classe, immobile.Classe],
        ['Reddito dominicale', riga.RenditaDominicale, immobile.RenditaDominicale],
        ['Reddito agrario', riga.RenditaAgraria, immobile.RenditaAgraria],
      ] as const);

/** What a client holds of a row: his rights, with those that Quadra cannot write left out of none. */
export const listSuoi = ({ Intestati }: RigaVisuraFilo, codiceFiscale: string): IntestatoFilo[] =>
  Intestati.filter(({ CodiceFiscale }) => CodiceFiscale === codiceFiscale);

/** Why a right of a row cannot be written by itself. */
function findIntoppo(riga: RigaVisuraFilo, suoi: readonly IntestatoFilo[]): string | null {
  if (suoi.length === 0) return testiVisura.NON_INTESTATO;
  if (suoi.some(({ Diritto }) => readDiritto(Diritto) === undefined)) return testiVisura.DIRITTO_IGNOTO;
  if (suoi.some(({ Quota }) => Quota === null || Quota <= 0 || Quota > 100)) return testiVisura.SENZA_QUOTA;
  if (riga.Catasto === 'Fabbricati' && riga.Categoria === null) return testiVisura.SENZA_CATEGORIA;
  if (riga.Catasto === 'Terreni' && (riga.RenditaDominicale === null || riga.RenditaAgraria === null))
    return testiVisura.SENZA_REDDITI;
  return null;
}

type Possesso = Immobile['Proprietari'][number];
const describe = (parti: readonly { tipo: string; quota: number }[]) =>
  parti.map(({ tipo, quota }) => `${tipo} ${importi.format(quota)}%`).join(', ');
const sumPerTipo = (parti: readonly { tipo: string; quota: number }[]) => {
  const somme = new Map<string, number>();
  for (const { tipo, quota } of parti) somme.set(tipo, (somme.get(tipo) ?? 0) + quota);
  return [...somme].map(([tipo, quota]) => ({ tipo, quota })).sort((a, b) => a.tipo.localeCompare(b.tipo));
};

/** How the rights of a client differ; `isAltro`: they are other rights, and a person decides. */
function comparePossesso(suoi: readonly IntestatoFilo[], aperti: readonly Possesso[]) {
  const visti = sumPerTipo(
    suoi.map(({ Diritto, Quota }) => ({ tipo: readDiritto(Diritto) ?? Diritto, quota: Quota ?? 0 })),
  );
  const scritti = sumPerTipo(aperti.map(({ TipoPossesso, Quota }) => ({ tipo: TipoPossesso, quota: Quota })));
  const stessi = visti.map(({ tipo }) => tipo).join() === scritti.map(({ tipo }) => tipo).join();
  if (stessi && visti.every(({ quota }, n) => Math.abs(quota - (scritti[n]?.quota ?? 0)) <= 0.01))
    return null;
  const Campo: CampoConfronto = scritti.length === 0 ? 'Possesso' : 'Quota';
  const isAltro = scritti.length > 0 && (!stessi || aperti.length !== visti.length);
  return { Campo, Visura: describe(visti), Quadra: describe(scritti), isAltro };
}

/** A possession that goes on. */
export const isAperto = ({ Al }: Pick<Possesso, 'Al'>): boolean => Al === null;

/** A row beside the property that Quadra has at its place (undefined: none), for a client. */
export function compareRiga(
  riga: RigaVisuraFilo,
  { id, codiceFiscale }: { id: string; codiceFiscale: string },
  immobile: Immobile | undefined,
): Esito {
  const suoi = listSuoi(riga, codiceFiscale);
  const intoppo = findIntoppo(riga, suoi);
  if (intoppo !== null) return { Stato: 'Da rivedere', Differenze: [], Motivo: intoppo };
  if (!immobile) return { Stato: 'Mancante', Differenze: [], Motivo: null };
  const differenze: Esito['Differenze'] = listValori(riga, immobile)
    .filter(([, visto, scritto]) => isDiverso(visto, scritto))
    .map(([Campo, visto, scritto]) => ({ Campo, Visura: write(visto), Quadra: write(scritto) }));
  const aperti = immobile.Proprietari.filter((uno) => uno.IdAnagrafica === id && isAperto(uno));
  const possesso = comparePossesso(suoi, aperti);
  if (possesso) {
    const { isAltro, ...differenza } = possesso;
    differenze.push(differenza);
    if (isAltro) return { Stato: 'Da rivedere', Differenze: differenze, Motivo: testiVisura.DIRITTO_DIVERSO };
  }
  return { Stato: differenze.length === 0 ? 'Uguale' : 'Diverso', Differenze: differenze, Motivo: null };
}
