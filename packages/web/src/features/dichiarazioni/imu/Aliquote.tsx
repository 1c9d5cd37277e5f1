import { fattispecieImu } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { messaggiAliquota } from '../../../messages/aliquota.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import { classi } from '../../../ui/classi.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { PulsanteAliquota, type Usata } from './AliquoteUsate.tsx';
import { writePercento } from './aliquote-studio.api.ts';
import css from './Imu.module.css';
import { type Aliquota, aliquoteQuery, type ComuneImu } from './imu.api.ts';

/** A rate of the table as the computation would take it: that of the comune, or the base one of law. */
const toUsata = ({ fattispecie, annoImposta, aliquota, codiceCatastale }: Aliquota): Usata | null => {
  const nota = fattispecieImu.find((una) => una === fattispecie);
  const origine = codiceCatastale === null ? 'base' : 'quadra';
  return nota === undefined
    ? null
    : {
        ...{ fattispecie: nota, annoImposta, aliquota, origine, origineQuadra: origine },
        ...{ aliquotaQuadra: aliquota, delloStudio: null, eliminataIl: null },
      };
};

type Props = { comune: ComuneImu; annoImposta: number; idStudio: number };

/** The rates of a comune, each with who set it; where the one of Quadra is wrong, the studio writes its own from here. */
export function Aliquote({ comune, annoImposta, idStudio }: Props) {
  const { data, error } = useQuery(aliquoteQuery(comune.comune, annoImposta));
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!data) return <Skeleton righe={4} />;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{m.tipo}</th>
          <th>{m.stabilitaDa}</th>
          <th>{messaggiAliquota.delTuoStudio}</th>
          <th className={css.count}>{m.aliquota}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((una) => {
          const usata =
            comune.aliquote.find(
              (sua) =>
                (sua.origine === 'studio' || sua.origine === 'anno prima') &&
                sua.fattispecie === una.fattispecie &&
                sua.annoImposta === annoImposta,
            ) ?? toUsata(una);
          return (
            <tr key={una.fattispecie}>
              <td>{m.tipi[una.fattispecie ?? ''] ?? una.fattispecie}</td>
              <td>{usata ? <Stabilita usata={usata} ente={una.ente} /> : una.ente}</td>
              <td>{usata && <PulsanteAliquota breve usata={usata} comune={comune} idStudio={idStudio} />}</td>
              <td className={classi(css.number, 'figures')}>
                {writePercento(usata?.aliquota ?? una.aliquota)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Stabilita({ usata, ente }: { usata: Usata; ente: string }) {
  if (usata.delloStudio) return <Propria usata={usata} />;
  return usata.origine === 'anno prima' ? messaggiAliquota.comePrima(usata.annoImposta) : ente;
}

function Propria({ usata: { delloStudio, origineQuadra, aliquotaQuadra } }: { usata: Usata }) {
  if (delloStudio === null) return null;
  return (
    <>
      {messaggiAliquota.studioDelibera(delloStudio.numeroDelibera, delloStudio.dataDelibera)}
      {origineQuadra !== null && aliquotaQuadra !== null && (
        <span className={css.second}>
          {messaggiAliquota.accanto(origineQuadra, writePercento(aliquotaQuadra))}
        </span>
      )}
    </>
  );
}
