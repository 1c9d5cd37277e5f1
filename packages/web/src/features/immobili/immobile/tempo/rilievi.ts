import type { GravitaRilievo } from '@quadra/contract';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { findBase, formatEuro, formatQuota } from './formato-tempo.ts';
import { listRilieviImu } from './imu-rilievi.ts';
import type { Dichiarato, Genere, Tempo } from './tempo.api.ts';

/** Where a finding is looked into. */
export type Meta =
  | { readonly genere: 'campo'; readonly anno: number; readonly id: string; readonly chiave: string }
  | { readonly genere: 'scheda' }
  | { readonly genere: 'imu'; readonly verso: string }
  | { readonly genere: 'visura'; readonly id: string }
  | { readonly genere: 'dichiarazioni'; readonly idAnagrafica: string };
export interface Rilievo {
  readonly tipo: GravitaRilievo | 'ignoto';
  readonly titolo: string;
  /** The amount it is of, as one reads it, and how it is computed. */
  readonly figura?: string;
  readonly conto?: string;
  readonly testo: string;
  readonly meta: Meta;
}

type Campo = 'Rendita' | 'Agrario' | 'Quota' | 'Utilizzo';
const leggi = {
  Rendita: { di: (uno: Dichiarato) => uno.rilievoRendita, chiave: (uno: Dichiarato) => uno.chiaveRendita },
  Agrario: { di: (uno: Dichiarato) => uno.rilievoAgrario, chiave: (uno: Dichiarato) => uno.chiaveAgrario },
  Quota: { di: (uno: Dichiarato) => uno.rilievoQuota, chiave: (uno: Dichiarato) => uno.chiaveQuota },
  // Its casella is beside the one of the rendita, where the rigo begins.
  Utilizzo: { di: (uno: Dichiarato) => uno.rilievoUtilizzo, chiave: (uno: Dichiarato) => uno.chiaveRendita },
} as const satisfies Record<Campo, object>;

const anniDi = (di: readonly Dichiarato[]) => di.map(({ anno }) => anno);
const valoriDi = (di: readonly Dichiarato[], scrivi: (uno: Dichiarato) => string) =>
  [...new Set(di.map(scrivi))].join(' e ');

/** The last year that is wrong in one way, for where one looks into it. */
function makeMeta(di: readonly Dichiarato[], campo: Campo): Meta {
  const ultimo = di.findLast(({ idDichiarazione }) => idDichiarazione !== null);
  const chiave = ultimo && leggi[campo].chiave(ultimo);
  return ultimo?.idDichiarazione && chiave
    ? { genere: 'campo', anno: ultimo.anno + 1, id: ultimo.idDichiarazione, chiave }
    : { genere: 'scheda' };
}

/** What of the declarations of one person does not agree. */
function listDi(chi: string, suoi: readonly Dichiarato[], genere: Genere): Rilievo[] {
  const find = (campo: Campo, gravita: GravitaRilievo) =>
    suoi.filter((uno) => leggi[campo].di(uno) === gravita);
  const make = (
    campo: Campo,
    tipo: GravitaRilievo,
    say: (di: readonly Dichiarato[]) => Pick<Rilievo, 'titolo' | 'testo'>,
  ): Rilievo[] => {
    const di = find(campo, tipo);
    return di.length === 0 ? [] : [{ tipo, ...say(di), meta: makeMeta(di, campo) }];
  };
  const redditi = [
    ['Rendita', genere === 'terreno' ? 'dominicale' : 'rendita', (uno: Dichiarato) => uno.rendita],
    ['Agrario', 'agrario', (uno: Dichiarato) => uno.agrario],
  ] as const;
  const rendite = (di: readonly Dichiarato[], leggiUno: (uno: Dichiarato) => number | null) =>
    valoriDi(di, (uno) => formatEuro(leggiUno(uno) ?? 0));
  const ignoti = suoi.filter(({ stato }) => stato === 'ignoto' || stato === 'assente');
  return [
    ...redditi.flatMap(([campo, nome, leggiUno]) => [
      ...make(campo, 'errore', (di) => ({
        titolo: m.renditaSbagliata(nome, anniDi(di)),
        testo: m.renditaSbagliataTesto(chi, nome, rendite(di, leggiUno)),
      })),
      ...make(campo, 'attenzione', (di) => ({
        titolo: m.renditaDubbia(nome, anniDi(di)),
        testo: m.renditaDubbiaTesto(chi, nome, rendite(di, leggiUno)),
      })),
    ]),
    ...make('Quota', 'attenzione', (di) => ({
      titolo: m.quotaDubbia(anniDi(di)),
      testo: m.quotaDubbiaTesto(
        chi,
        valoriDi(di, ({ quota }) => m.percento(formatQuota(quota ?? 0))),
      ),
    })),
    ...make('Utilizzo', 'attenzione', (di) => ({
      titolo: m.utilizzoDubbio(anniDi(di)),
      testo: m.utilizzoDubbioTesto(chi),
    })),
    ...(ignoti.length === 0
      ? []
      : [
          {
            ...({
              tipo: 'ignoto',
              titolo: m.anniIgnoti(anniDi(ignoti)),
              testo: m.anniIgnotiTesto(chi, m.questo[genere]),
            } as const),
            meta: { genere: 'dichiarazioni', idAnagrafica: ignoti[0]?.idAnagrafica ?? '' } as const,
          },
        ]),
  ];
}

/** What the record and the last search say of the same income. */
function listScheda({ immobile, catasto, visure }: Tempo): Rilievo[] {
  const [visura] = visure ?? [];
  if (visura === undefined) return [];
  return (
    [
      ['Rendita', 'rendita', immobile.rendita],
      ['Dominicale', 'dominicale', immobile.renditaDominicale],
      ['Agrario', 'agrario', immobile.renditaAgraria],
    ] as const
  ).flatMap(([campo, nome, scheda]): Rilievo[] => {
    const ultimo = catasto.findLast((tratto) => tratto.campo === campo && tratto.valore !== null);
    if (!ultimo || scheda === null || `${formatEuro(scheda)} €` === ultimo.valore) return [];
    return [
      {
        ...({
          tipo: 'errore',
          titolo: m.schedaDiversa[nome],
          meta: { genere: 'visura', id: visura.id },
        } as const),
        testo: m.schedaDiversaTesto(
          ...([formatEuro(scheda), ultimo.valore ?? '', formatGiorno(visura.data)] as const),
          m.schedaServe[nome],
        ),
      },
    ];
  });
}

/** A building area owes on a value that only who wrote it can answer for. */
const listArea = (tempo: Tempo): Rilievo[] =>
  findBase(tempo) === 'valore'
    ? [{ tipo: 'ignoto', titolo: m.areaValore, testo: m.areaValoreTesto, meta: { genere: 'scheda' } }]
    : [];

/** A contract that ended within the year, with none after it. */
function listContratti({ contratti, oggi }: Tempo): Rilievo[] {
  const ultimo = contratti.at(-1);
  if (!ultimo || ultimo.al === null || ultimo.al >= oggi || contratti.some(({ al }) => al === null))
    return [];
  if (ultimo.al < `${Number(oggi.slice(0, 4)) - 1}${oggi.slice(4)}`) return [];
  return [
    {
      ...({ tipo: 'attenzione', titolo: m.contrattoScaduto(formatGiorno(ultimo.al)) } as const),
      ...{ testo: m.contrattoScadutoTesto, meta: { genere: 'scheda' } as const },
    },
  ];
}

const ORDINE = ['errore', 'attenzione', 'ignoto'];
/** What does not agree, what is wrong first; unknown is never an error. Pure. */
export function listRilievi(tempo: Tempo): Rilievo[] {
  const diOgnuno = tempo.proprietari.flatMap(({ idAnagrafica, denominazione }) =>
    listDi(
      denominazione,
      (tempo.dichiarati ?? []).filter((uno) => uno.idAnagrafica === idAnagrafica),
      tempo.immobile.genere,
    ),
  );
  return [
    ...[...listRilieviImu(tempo), ...listScheda(tempo), ...diOgnuno],
    ...[...listContratti(tempo), ...listArea(tempo)],
  ].toSorted((a, b) => ORDINE.indexOf(a.tipo) - ORDINE.indexOf(b.tipo));
}

/** The sentence the page begins with. Pure. */
export function sayTempo(tempo: Tempo, rilievi: readonly Rilievo[]): string {
  const { frasi } = m;
  const cambio = tempo.catasto.findLast(
    ({ campo, valore }) => (campo === 'Rendita' || campo === 'Dominicale') && valore === null,
  );
  if (cambio)
    return frasi.cambiata[cambio.campo === 'Rendita' ? 'rendita' : 'dominicale'](
      formatGiorno(cambio.dal),
      formatGiorno(cambio.al ?? ''),
    );
  if (rilievi.some(({ tipo }) => tipo !== 'ignoto')) return frasi.daRivedere;
  if (tempo.visure?.length === 0) return frasi.senzaVisure;
  return tempo.dichiarati?.some(({ stato }) => stato === 'dichiarato') ? frasi.torna : frasi.nulla;
}
