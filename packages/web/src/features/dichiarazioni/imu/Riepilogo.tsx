import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import css from './Imu.module.css';
import { sumImporti, writeEuro } from './importi.ts';
import type { Prospetto } from './imu.api.ts';

/** What is paid in all, when the comuni are more than one. */
export function Riepilogo({ prospetto }: { prospetto: Prospetto }) {
  const { scadenzaAcconto, scadenzaSaldo } = prospetto;
  const comuni = prospetto.comuni.filter(({ regime }) => regime === 'IMU');
  const esclusi = prospetto.comuni.filter(({ regime }) => regime !== 'IMU');
  if (comuni.length === 0) return null;
  const voci = [
    [
      m.acconto,
      m.entro(formatGiorno(scadenzaAcconto)),
      sumImporti(comuni.map(({ totale }) => totale.acconto)),
    ],
    [m.saldo, m.entro(formatGiorno(scadenzaSaldo)), sumImporti(comuni.map(({ totale }) => totale.saldo))],
    [m.dovuto, m.totaleComuni, sumImporti(comuni.map(({ totale }) => totale.dovuto))],
  ] as const;
  return (
    <>
      <dl className={css.totals} aria-label={m.totaleComuni}>
        {voci.map(([nome, nota, somma]) => (
          <div key={nome} className={css.total}>
            <dt>{nome}</dt>
            <dd className="figures">{somma === null ? '–' : writeEuro(somma)}</dd>
            <dd className={css.soft}>{nota}</dd>
          </div>
        ))}
      </dl>
      {esclusi.length > 0 && (
        <p className={css.notice}>
          {m.esclusi(esclusi.map(({ descrizione, regime }) => `${descrizione} (${regime})`).join(', '))}
        </p>
      )}
    </>
  );
}
