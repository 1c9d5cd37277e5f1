import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../api/errore.ts';
import { messaggiImu as m } from '../../messages/imu.ts';
import { classi } from '../../ui/classi.ts';
import { formatNumero } from '../../ui/formato-valore.ts';
import { RiquadroErrore } from '../../ui/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './Imu.module.css';
import { aliquoteQuery } from './imu.api.ts';

/** The rates of a comune, each with who set it. */
export function Aliquote({ comune, annoImposta }: { comune: string; annoImposta: number }) {
  const { data, error } = useQuery(aliquoteQuery(comune, annoImposta));
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
          <th className={css.count}>{m.aliquota}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ fattispecie, ente, aliquota }) => (
          <tr key={fattispecie}>
            <td>{m.tipi[fattispecie ?? ''] ?? fattispecie}</td>
            <td>{ente}</td>
            <td className={classi(css.number, 'figures')}>{formatNumero(aliquota, 2)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
