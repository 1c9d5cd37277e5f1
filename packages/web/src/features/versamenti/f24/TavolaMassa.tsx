import { Link } from '@tanstack/react-router';
import { messaggiMassaF24 as m } from '../../../messages/f24-massa.ts';
import { Casella } from '../../../ui/campi/Casella.tsx';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { writeEuro } from './importi.ts';
import css from './Massa.module.css';
import type { RigaMassa } from './massa.api.ts';

type Props = {
  righe: readonly RigaMassa[];
  /** Those taken out; null: nothing is chosen here. */
  fuori: ReadonlySet<string> | null;
  onTutti: (si: boolean) => void;
  onUno: (id: string, si: boolean) => void;
};

/** The place of the balance among the amounts: the one that stays on a phone. */
const SALDO = 2;

/** The clients of a term: those that are prepared with a box, the others with why. */
export function TavolaMassa({ righe, fuori, onTutti, onUno }: Props) {
  const pronti = righe.filter(({ esito }) => esito === 'Si prepara');
  return (
    <div className={css.scroller}>
      <table className={css.table} aria-label={m.tavola}>
        <thead>
          <tr>
            {fuori && (
              <th scope="col" className={css.box}>
                {pronti.length > 0 && (
                  <Casella nome={m.scegliTutti} stato={fuori.size === 0} onChange={onTutti} />
                )}
              </th>
            )}
            <th scope="col" className={css.client}>
              {m.cliente}
            </th>
            <th scope="col" className={css.amount}>
              {m.debito}
            </th>
            <th scope="col" className={css.amount}>
              {m.credito}
            </th>
            <th scope="col" className={css.amount}>
              {m.saldo}
            </th>
            <th scope="col" className={css.state}>
              {m.esito}
            </th>
            <th scope="col">{m.motivo}</th>
          </tr>
        </thead>
        <tbody>
          {righe.map((riga) => (
            <Riga key={riga.idAnagrafica} {...{ riga, fuori, onUno }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Riga({ riga, fuori, onUno }: { riga: RigaMassa } & Pick<Props, 'fuori' | 'onUno'>) {
  const { idAnagrafica: id, denominazione, codiceFiscale, esito, motivo, debito, credito, saldo } = riga;
  const isPronto = esito === 'Si prepara';
  return (
    <tr>
      {fuori && (
        <td className={css.box}>
          {isPronto && (
            <Casella nome={m.scegli(denominazione)} stato={!fuori.has(id)} onChange={(si) => onUno(id, si)} />
          )}
        </td>
      )}
      <th scope="row" className={css.client}>
        <Link to="/conto-fiscale" search={{ cliente: id }} className={css.link}>
          {denominazione}
        </Link>
        <span className={classi(css.soft, 'figures')}>{codiceFiscale}</span>
      </th>
      {[debito, credito, saldo].map((importo, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always the same
        <td key={n} className={classi(css.amount, n === SALDO && css.balance, 'figures')}>
          {isPronto ? writeEuro(importo) : ''}
        </td>
      ))}
      <td className={css.state}>
        <Stato tipo={m.esiti[esito]} testo={esito} />
      </td>
      <td className={css.why}>{motivo}</td>
    </tr>
  );
}
