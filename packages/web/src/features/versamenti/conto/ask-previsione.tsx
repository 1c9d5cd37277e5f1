import { toCentesimi, toEuro } from '@quadra/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { formatGiorno } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { classi } from '../../../ui/classi.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Conto.module.css';
import { type Chiesto, type Conto, type Previsione, previsioneQuery, setPrevisione } from './conto.api.ts';

/** Cents. */
type Dati = { previsto: number | null; effettivo: number | null };
type Stato = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};
const LARGHEZZA = 640;
const opzioni = { decimali: 2, min: 0, nullable: true } as const;

function Campi({ dati, errori, change, chiesto, imposta }: Stato & { chiesto: Chiesto; imposta: string }) {
  const { previsto, effettivo } = useDeferredValue(dati);
  const { data } = useQuery({
    ...previsioneQuery(chiesto, {
      Imposta: imposta,
      Previsto: toEuro(previsto ?? 0),
      Effettivo: effettivo === null ? null : toEuro(effettivo),
    }),
    enabled: previsto !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={css.dialog}>
      <div className={css.pair}>
        <NumberField
          etichetta={m.previsto(chiesto.anno)}
          nota={m.previstoNota}
          unita="€"
          messaggio={errori.Previsto}
          valore={dati.previsto}
          opzioni={opzioni}
          onValore={(nuovo) => change({ previsto: nuovo })}
        />
        <NumberField
          etichetta={m.effettivo}
          nota={m.effettivoNota}
          unita="€"
          valore={dati.effettivo}
          opzioni={opzioni}
          onValore={(nuovo) => change({ effettivo: nuovo })}
        />
      </div>
      {data !== undefined && previsto !== null && <Effetto previsione={data} />}
      <p className={css.soft}>{m.previsioneTesto}</p>
    </div>
  );
}

/** Each advance by history and by forecast, and what would be missing. */
function Effetto({ previsione: { rate, il } }: { previsione: Previsione }) {
  return (
    <table className={css.proposed}>
      <thead>
        <tr>
          <th scope="col">{m.accontoRata}</th>
          {[m.storico, m.previstoColonna, m.carente, m.costo].map((testa) => (
            <th key={testa} scope="col" className={css.amount}>
              {testa}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rate.map(({ quale, data, storico, previsto, carente, sanzione, interessi, avviso }) => (
          <tr key={quale}>
            <th scope="row">
              {m.qualeAcconto[quale]} <span className={css.soft}>{formatGiorno(data)}</span>
            </th>
            {[storico, previsto, carente].map((importo, n) => (
              <td
                key={[m.storico, m.previstoColonna, m.carente][n]}
                className={classi(css.amount, 'figures')}
              >
                {formatImporto(importo)}
              </td>
            ))}
            <td className={classi(css.amount, 'figures')} title={avviso ?? undefined}>
              {avviso === null
                ? formatImporto(toEuro(toCentesimi(sanzione) + toCentesimi(interessi)))
                : m.nonTenuto}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={5} className={css.soft}>
            {m.costoIl(il)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Asks the tax that is expected of a year, showing what it does; answers the conto as it is then, null when nothing was done. */
export async function askPrevisione(
  chiesto: Chiesto,
  imposta: string,
  previsto: number | null,
): Promise<Conto | null> {
  let dopo: Conto | null = null;
  await openFinestraDati<Dati>({
    titolo: m.previsioneDi(imposta),
    larghezza: LARGHEZZA,
    iniziale: { previsto: previsto === null ? null : toCentesimi(previsto), effettivo: null },
    nomi: ['Previsto'],
    campi: (stato) => <Campi {...stato} {...{ chiesto, imposta }} />,
    save: async ({ previsto: scelto }) => {
      dopo = await setPrevisione(chiesto, imposta, scelto === null ? null : toEuro(scelto));
      notifiche.push('success', scelto === null ? m.storicoTenuto : m.previsioneTenuta);
      return true;
    },
  }).esito;
  return dopo;
}
