import { Link } from '@tanstack/react-router';
import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import { classi } from '../../../ui/classi.ts';
import { CellaImporto, type Spiega } from './CellaImporto.tsx';
import css from './Imu.module.css';
import { nameImmobile, nameTipo } from './importi.ts';
import type { ComuneImu, ImmobileImu } from './imu.api.ts';

/** The properties of a comune, each with its page, where its time line is. */
export function Immobili({ comune, onSpiega }: { comune: ComuneImu; onSpiega: Spiega }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{m.immobile}</th>
          <th>{m.tipo}</th>
          <th className={css.count}>{m.quota}</th>
          <th className={css.count}>{m.mesi}</th>
          <th className={css.money}>{m.base}</th>
          <th className={css.count}>{m.aliquota}</th>
          <th className={css.money}>{m.imposta}</th>
        </tr>
      </thead>
      <tbody>
        {comune.immobili.map((immobile, posto) => (
          <Riga
            key={`${immobile.id} ${immobile.riduzione}`}
            immobile={immobile}
            posto={posto}
            isCalcolato={comune.regime === 'IMU'}
            onSpiega={onSpiega}
          />
        ))}
      </tbody>
    </table>
  );
}

type PropsRiga = {
  immobile: ImmobileImu;
  posto: number;
  /** Where another tax stands in the place of the IMU, the base and the rate of the IMU say nothing. */
  isCalcolato: boolean;
  onSpiega: Spiega;
};

function Riga({ immobile, posto, isCalcolato, onSpiega }: PropsRiga) {
  const { id, genere, indirizzo, quota, mesi, avvisi } = immobile;
  const nome = nameImmobile(immobile);
  return (
    <tr>
      <td>
        <Link to={`/${genere}/$id`} params={{ id }} className={css.link}>
          {nome}
        </Link>
        {indirizzo && <span className={css.second}>{indirizzo}</span>}
      </td>
      <td>
        {nameTipo(immobile)}
        {avvisi.map((avviso) => (
          <span key={avviso} className={css.second}>
            {m.avvisi[avviso]}
          </span>
        ))}
      </td>
      <td className={classi(css.number, 'figures')}>
        {formatNumero(quota, Number.isInteger(quota) ? 0 : 2)}%
      </td>
      <td className={classi(css.number, 'figures')}>{mesi}</td>
      {isCalcolato ? (
        <Calcolo immobile={immobile} posto={posto} nome={nome} onSpiega={onSpiega} />
      ) : (
        ['base', 'aliquota', 'imposta'].map((quale) => (
          <td key={quale} className={css.number}>
            –
          </td>
        ))
      )}
    </tr>
  );
}

type PropsCalcolo = { immobile: ImmobileImu; posto: number; nome: string; onSpiega: Spiega };

function Calcolo({ immobile, posto, nome, onSpiega }: PropsCalcolo) {
  const { base, aliquota, annua, annuaStato } = immobile;
  const isEsente = immobile.esenzione !== 'nessuna';
  return (
    <>
      <td className={css.number}>
        <CellaImporto importo={base} nome={`${m.base}, ${nome}`} posto={posto} onSpiega={onSpiega} />
      </td>
      <td className={classi(css.number, 'figures')}>
        {isEsente || aliquota.stato === 'incompleto' ? '' : `${formatNumero(aliquota.valore ?? 0, 2)}%`}
      </td>
      <td className={css.number}>
        <CellaImporto importo={annua} nome={`${m.imposta}, ${nome}`} posto={posto} onSpiega={onSpiega} />
        {(annuaStato.valore ?? 0) > 0 && (
          <span className={css.stateShare}>
            {m.imposteStato}{' '}
            <CellaImporto
              importo={annuaStato}
              nome={`${m.imposteStato}, ${nome}`}
              posto={posto}
              onSpiega={onSpiega}
            />
          </span>
        )}
      </td>
    </>
  );
}
