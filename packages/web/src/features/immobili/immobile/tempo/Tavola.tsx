import type { GravitaRilievo } from '@quadra/contract';
import type { CSSProperties } from 'react';
import { Collegamento } from '../../../../dominio/pagina/Collegamento.tsx';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { classi } from '../../../../ui/classi.ts';
import { useStretta } from '../../../../ui/pagina/useStretta.ts';
import { type Asse, makeAsse } from './asse.ts';
import { Capo } from './Capo.tsx';
import { Cella, CellaSenza } from './Celle.tsx';
import { findBase, formatEuro, formatQuota } from './formato-tempo.ts';
import { ImportiImu } from './ImportiImu.tsx';
import css from './Tempo.module.css';
import type { Dichiarato, Tempo } from './tempo.api.ts';

type Props = { tempo: Tempo };
const ANNI_STRETTI = 3;

/** Register, declarations, possession and leases on the same columns of the years. */
export function Tavola({ tempo: intero }: Props) {
  const isStretta = useStretta();
  // On a telephone the last years alone: a table never goes sideways there.
  const tempo = isStretta ? { ...intero, anni: intero.anni.slice(-ANNI_STRETTI) } : intero;
  const { anni, oggi } = tempo;
  const asse = makeAsse(anni);
  const posto = asse.place(oggi) / 100;
  return (
    <div className={css.tables}>
      <div className={css.frame}>
        <span className={css.today} style={{ '--today': posto } as CSSProperties} aria-hidden>
          {m.oggi}
        </span>
        <table className={css.board} aria-label={m.titolo}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{m.asse}</span>
              </th>
              {anni.map((anno) => (
                <th key={anno} scope="col" className={classi(css.year, 'figures')}>
                  {anno}
                </th>
              ))}
            </tr>
          </thead>
          <Catasto {...{ tempo, asse }} />
          {tempo.dichiarati !== null && <Dichiarazioni tempo={tempo} />}
          <Possesso {...{ tempo, asse }} />
          {tempo.immobile.genere === 'fabbricato' && <Locazione {...{ tempo, asse }} />}
        </table>
      </div>
      <ImportiImu tempo={tempo} />
    </div>
  );
}

type PropsAsse = Props & { asse: Asse };

interface Tratto {
  readonly chiave: string;
  readonly dal: string;
  readonly al: string | null;
  readonly testo: string;
  readonly verso?: string;
  readonly isIncerto?: boolean;
}
type PropsRiga = PropsAsse & { nome: string; tratti: readonly Tratto[] };

/** Periods on one line of the years. */
function RigaTratti({ tempo: { anni, oggi }, asse, nome, tratti }: PropsRiga) {
  return (
    <tr>
      <th scope="row" title={nome}>
        {nome}
      </th>
      <td colSpan={anni.length} className={css.line}>
        {tratti.map(({ chiave, dal, al, testo, verso, isIncerto }) => {
          const posto = asse.placePeriodo(dal, al, oggi);
          if (posto === null) return null;
          const classe = classi(css.bar, isIncerto && css.uncertain, 'right' in posto && css.ending);
          return (
            <span key={chiave} className={classe} style={posto} title={testo}>
              {verso ? <Collegamento verso={verso}>{testo}</Collegamento> : testo}
            </span>
          );
        })}
      </td>
    </tr>
  );
}

const CAMPI = ['Categoria', 'Classe', 'Rendita', 'Dominicale', 'Agrario', 'Quota'] as const;

function Catasto({ tempo, asse }: PropsAsse) {
  const { catasto, visure, anni } = tempo;
  const { genere } = tempo.immobile;
  return (
    <tbody>
      <Capo nome={m.catasto} anni={anni}>
        {(visure ?? []).map(({ id, data }) => (
          <span
            key={id}
            className={css.mark}
            style={{ left: `${asse.place(data)}%` }}
            title={m.visuraDel(formatGiorno(data))}
          />
        ))}
        {visure === null && <span className={css.soft}>{m.visureNascoste}</span>}
        {visure?.length === 0 && <span className={css.soft}>{m.nessunaVisura(m.questo[genere])}</span>}
      </Capo>
      {CAMPI.filter((campo) => catasto.some((tratto) => tratto.campo === campo)).map((campo) => (
        <RigaTratti
          key={campo}
          {...{ tempo, asse }}
          nome={m.campo(campo)}
          tratti={catasto
            .filter((tratto) => tratto.campo === campo)
            .map(({ valore, dal, al }) => ({
              ...{ chiave: `${dal} ${valore}`, dal, al, isIncerto: valore === null },
              testo: valore ?? m.cambiataFra(formatGiorno(dal), formatGiorno(al)),
            }))}
        />
      ))}
    </tbody>
  );
}

/** Where a casella of a declaration is. */
const makeVerso = ({ anno, idDichiarazione }: Dichiarato, chiave: string | null): string | null =>
  idDichiarazione === null || chiave === null
    ? null
    : `/dichiarazione/${anno + 1}/${idDichiarazione}/quadro${/^[A-Z]+/.exec(chiave)?.[0] ?? ''}#${chiave}`;

interface Riga {
  readonly nome: string;
  readonly leggi: (uno: Dichiarato) => string | undefined;
  readonly rilievo: (uno: Dichiarato) => GravitaRilievo | null;
  readonly chiave: (uno: Dichiarato) => string | null;
}
const sayImporto = (importo: number | null) => (importo === null ? undefined : formatEuro(importo));
const RENDITA = {
  leggi: ({ rendita }) => sayImporto(rendita),
  rilievo: ({ rilievoRendita }) => rilievoRendita,
  chiave: ({ chiaveRendita }) => chiaveRendita,
} satisfies Omit<Riga, 'nome'>;
const QUOTA: Riga = {
  nome: m.quota,
  leggi: ({ quota }) => (quota === null ? undefined : m.percento(formatQuota(quota))),
  rilievo: ({ rilievoQuota }) => rilievoQuota,
  chiave: ({ chiaveQuota }) => chiaveQuota,
};
const RIGHE: Readonly<Record<Tempo['immobile']['genere'], readonly Riga[]>> = {
  fabbricato: [
    { nome: m.rendita, ...RENDITA },
    QUOTA,
    {
      nome: m.utilizzo,
      leggi: ({ utilizzi }) => (utilizzi.length === 0 ? undefined : utilizzi.join(', ')),
      rilievo: ({ rilievoUtilizzo }) => rilievoUtilizzo,
      chiave: ({ chiaveRendita }) => chiaveRendita,
    },
  ],
  terreno: [
    { nome: m.dominicale, ...RENDITA },
    {
      nome: m.agrario,
      leggi: ({ agrario }) => sayImporto(agrario),
      rilievo: ({ rilievoAgrario }) => rilievoAgrario,
      chiave: ({ chiaveAgrario }) => chiaveAgrario,
    },
    QUOTA,
  ],
};

/** What each owner declared of the property, and what the IMU is computed on. */
function Dichiarazioni({ tempo }: Props) {
  const { anni, dichiarati, imu, proprietari } = tempo;
  const { genere } = tempo.immobile;
  const base = findBase(tempo);
  const conDati = proprietari.filter(({ idAnagrafica }) =>
    [...(dichiarati ?? []), ...imu].some((uno) => uno.idAnagrafica === idAnagrafica),
  );
  return conDati.map(({ idAnagrafica, denominazione }) => (
    <tbody key={idAnagrafica}>
      <Capo nome={conDati.length === 1 ? m.dichiarato : m.dichiaratoDa(denominazione)} anni={anni} />
      {RIGHE[genere].map(({ nome, leggi, rilievo, chiave }, posto) => (
        <tr key={nome}>
          <th scope="row">{nome}</th>
          {anni.map((anno) => {
            const suo = dichiarati?.find((uno) => uno.anno === anno && uno.idAnagrafica === idAnagrafica);
            const senza = suo !== undefined && suo.stato !== 'dichiarato';
            return (
              <td key={anno}>
                {senza ? (
                  posto === 0 && <CellaSenza {...{ nome, anno, genere }} stato={suo.stato} />
                ) : (
                  <Cella
                    {...{ nome, anno }}
                    valore={suo && leggi(suo)}
                    rilievo={suo ? rilievo(suo) : null}
                    verso={suo ? makeVerso(suo, chiave(suo)) : null}
                  />
                )}
              </td>
            );
          })}
        </tr>
      ))}
      {base !== 'valore' && (
        <tr>
          <th scope="row">{m.imu[base]}</th>
          {anni.map((anno) => {
            const sua = imu.find((uno) => uno.anno === anno && uno.idAnagrafica === idAnagrafica);
            return (
              <td key={anno}>
                <Cella
                  {...{ anno, nome: m.imu[base] }}
                  valore={sua && sua.rendita !== null ? formatEuro(sua.rendita) : undefined}
                  rilievo={sua?.rilievo ?? null}
                  verso={`/imu?cliente=${idAnagrafica}&imposta=${anno}`}
                />
              </td>
            );
          })}
        </tr>
      )}
    </tbody>
  ));
}

function Possesso({ tempo, asse }: PropsAsse) {
  const { anni, possessi, proprietari } = tempo;
  return (
    <tbody>
      <Capo nome={m.possesso} anni={anni} />
      {proprietari.map(({ idAnagrafica, denominazione }) => (
        <RigaTratti
          key={idAnagrafica}
          {...{ tempo, asse }}
          nome={denominazione}
          tratti={possessi
            .filter((uno) => uno.idAnagrafica === idAnagrafica)
            .map(({ dal, al, quota, tipoPossesso }) => ({
              ...{ chiave: `${dal} ${tipoPossesso}`, dal, al, verso: `/anagrafica/${idAnagrafica}` },
              testo: `${tipoPossesso} ${m.percento(formatQuota(quota))}, ${sayPeriodo(dal, al)}`,
            }))}
        />
      ))}
    </tbody>
  );
}

const sayPeriodo = (dal: string, al: string | null): string =>
  al === null ? m.dal(formatGiorno(dal)) : m.dalAl(formatGiorno(dal), formatGiorno(al));

function Locazione({ tempo, asse }: PropsAsse) {
  const { anni, contratti, immobile } = tempo;
  return (
    <tbody>
      <Capo nome={m.locazione} anni={anni}>
        {contratti.length === 0 && <span className={css.soft}>{m.nonLocato}</span>}
      </Capo>
      {contratti.length > 0 && (
        <RigaTratti
          {...{ tempo, asse }}
          nome={m.contratto}
          tratti={contratti.map(({ id, dal, al, canone, registrato }) => ({
            ...{ chiave: id, dal, al, verso: `/fabbricato/${immobile.id}` },
            testo: m.canone(sayPeriodo(dal, al), formatEuro(canone), registrato),
          }))}
        />
      )}
    </tbody>
  );
}
