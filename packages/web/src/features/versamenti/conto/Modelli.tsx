import { giornoDiRoma } from '@quadra/values';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Conto.module.css';
import type { Conto } from './conto.api.ts';
import { LinkF24 } from './LinkF24.tsx';
import { countModello, stateModello } from './stati.ts';
import { Importi, Tavola } from './Tavola.tsx';

/** The models that pay the debts, and what no model holds yet. */
export function Modelli({ conto: { f24, quadratura } }: { conto: Conto }) {
  const { aDebito, versato, aCredito, resta } = quadratura.f24;
  const oggi = giornoDiRoma(new Date());
  const isVuota = f24.length === 0 && quadratura.fuori === 0;
  return (
    <Tavola
      titolo={m.f24}
      teste={[m.righe, m.scadenza, m.aDebito, m.versato, m.aCreditoColonna, m.resta, m.stato]}
      totale={m.totaleF24}
      totali={[aDebito, versato, aCredito, resta]}
      vuota={isVuota ? m.nessunF24 : null}
    >
      {f24.map((uno) => {
        const conta = countModello(uno);
        return (
          <tr key={uno.id} className={classi(uno.stato === 'Annullato' && css.void)}>
            <th scope="row" className={css.name}>
              <LinkF24 id={uno.id} numero={uno.numero} />
              <span className={css.soft}>
                {' '}
                {uno.rata !== null && uno.rate !== null
                  ? m.rata(uno.rata, uno.rate)
                  : uno.scopo !== null && m.scopo[uno.scopo]}
              </span>
              <span className={css.onPhone}>{formatGiorno(uno.data)}</span>
            </th>
            <td className={css.born}>{m.quanteRighe(uno.quanteRighe)}</td>
            <td className={classi(css.date, 'figures')}>{formatGiorno(uno.data)}</td>
            <Importi quattro={[conta.aDebito, conta.versato, conta.aCredito, conta.resta]} />
            <td className={css.state}>
              <Stato {...stateModello(uno, oggi)} />
            </td>
          </tr>
        );
      })}
      {quadratura.fuori > 0 && (
        <tr>
          <th scope="row" className={css.name}>
            {m.fuori}
          </th>
          <td className={css.born} />
          <td className={css.date} />
          <Importi quattro={[quadratura.fuori, 0, 0, quadratura.fuori]} />
          <td className={css.state}>
            <Stato tipo="assente" testo={m.daPreparare} />
          </td>
        </tr>
      )}
    </Tavola>
  );
}
