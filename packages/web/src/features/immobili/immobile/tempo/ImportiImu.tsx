import { Collegamento } from '../../../../dominio/pagina/Collegamento.tsx';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { classi } from '../../../../ui/classi.ts';
import { Capo } from './Capo.tsx';
import { findBase, formatIntero } from './formato-tempo.ts';
import css from './Tempo.module.css';
import type { Imu, Tempo } from './tempo.api.ts';

interface Riga {
  readonly nome: string;
  readonly leggi: (imu: Imu) => number | null;
  /** Why there is no number. */
  readonly spiega: (imu: Imu) => string;
  readonly isCalcolata?: boolean;
  /** What the part is read for. */
  readonly isEsito?: boolean;
}
const { imuImporti: mi } = m;
const makeRighe = (base: keyof typeof mi.dovuta): readonly Riga[] => [
  {
    nome: mi.pagata,
    leggi: ({ pagata }) => pagata,
    spiega: ({ conAltri }) => (conAltri ? mi.conAltri : mi.senzaF24),
  },
  {
    ...{ nome: mi.dovuta[base], isCalcolata: true, leggi: ({ dovuta }: Imu) => dovuta },
    spiega: ({ renditaCatasto, daValore }) =>
      renditaCatasto === null && !daValore ? mi.senzaRendita : mi.nonCalcolata,
  },
  {
    ...{ nome: mi.daPagare, isCalcolata: true, isEsito: true, leggi: ({ daPagare }: Imu) => daPagare },
    spiega: () => mi.senzaDifferenza,
  },
  {
    ...{ nome: mi.inPiu, isCalcolata: true, isEsito: true, leggi: ({ pagataInPiu }: Imu) => pagataInPiu },
    spiega: () => mi.senzaDifferenza,
  },
];

type Props = { riga: Riga; imu: Imu };

/** An amount of a year; a calculated one opens where it is computed. */
function Importo({ riga: { nome, leggi, spiega, isCalcolata, isEsito }, imu }: Props) {
  const importo = leggi(imu);
  const testa = <span className="hidden">{m.riga(nome, imu.anno)}</span>;
  if (importo === null)
    return (
      <span className={classi(css.amount, css.soft)} title={spiega(imu)}>
        {testa}
        {isEsito ? mi.ignoto : m.stati.ignoto}
      </span>
    );
  const testo = formatIntero(importo);
  if (!isCalcolata || importo === 0)
    return (
      <span className={css.amount}>
        {testa}
        {testo}
      </span>
    );
  return (
    <Collegamento
      verso={`/imu?cliente=${imu.idAnagrafica}&imposta=${imu.anno}`}
      className={classi(css.amount, css.calculated, isEsito && css.strong)}
    >
      {testa}
      {imu.provvisoria ? <span title={mi.provvisoria}>{testo}</span> : testo}
    </Collegamento>
  );
}

/** What was paid of the IMU beside what it is worth on the register: for each of who owes it, on the columns of the years. */
export function ImportiImu({ tempo }: { tempo: Tempo }) {
  const { anni, imu, proprietari } = tempo;
  const conImu = proprietari.filter(({ idAnagrafica }) =>
    imu.some((uno) => uno.idAnagrafica === idAnagrafica && anni.includes(uno.anno)),
  );
  if (conImu.length === 0) return null;
  return (
    <table className={classi(css.board, css.amounts)} aria-label={mi.titolo}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{m.asse}</span>
          </th>
          {anni.map((anno) => (
            <th key={anno} scope="col">
              <span className="hidden">{anno}</span>
            </th>
          ))}
        </tr>
      </thead>
      {conImu.map(({ idAnagrafica, denominazione }) => (
        <tbody key={idAnagrafica}>
          <Capo nome={conImu.length === 1 ? mi.titolo : mi.titoloDi(denominazione)} anni={anni}>
            {imu.some((uno) => uno.soloAcconto && uno.idAnagrafica === idAnagrafica) && (
              <span className={classi(css.soft, css.only)}>{mi.soloAcconto}</span>
            )}
          </Capo>
          {makeRighe(findBase(tempo)).map((riga) => (
            <tr key={riga.nome}>
              <th scope="row" className={classi(riga.isEsito && css.strong)} title={riga.nome}>
                {riga.nome}
              </th>
              {anni.map((anno) => {
                const suo = imu.find((uno) => uno.anno === anno && uno.idAnagrafica === idAnagrafica);
                return <td key={anno}>{suo && <Importo riga={riga} imu={suo} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
