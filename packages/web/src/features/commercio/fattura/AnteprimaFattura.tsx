import { formatIt } from '@quadra/values';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import css from './Fattura.module.css';
import { type Anteprima, formatEuro, previewFattura } from './fattura.api.ts';
import { isContabile, type Nuova, toScritta } from './nuova.ts';

/** What is being typed is asked about when it stops. */
const ATTESA_MS = 400;

/** What an invoice comes to, as the server counts it; or why it cannot yet. */
function useAnteprima(dati: Nuova) {
  const [vista, setVista] = useState<{ fatta: Anteprima | null; perche: string | null }>({
    ...{ fatta: null, perche: null },
  });
  const chiesta = isContabile(dati) ? JSON.stringify(toScritta(dati)) : null;
  useEffect(() => {
    if (chiesta === null) return setVista({ fatta: null, perche: null });
    const controllo = new AbortController();
    const attesa = setTimeout(() => {
      previewFattura(JSON.parse(chiesta), controllo.signal).then(
        (fatta) => setVista({ fatta, perche: null }),
        (causa: unknown) => {
          if (controllo.signal.aborted) return;
          const { campi, testo } = toApiError(causa);
          setVista({ fatta: null, perche: campi[0]?.messaggio ?? testo });
        },
      );
    }, ATTESA_MS);
    return () => {
      clearTimeout(attesa);
      controllo.abort();
    };
  }, [chiesta]);
  return vista;
}

export function AnteprimaFattura({ dati }: { dati: Nuova }) {
  const { fatta, perche } = useAnteprima(dati);
  return (
    <section aria-label={m.anteprima} aria-live="polite">
      <h3 className={css.heading}>{m.anteprima}</h3>
      {fatta === null ? (
        <p className={css.soft}>{perche ?? m.anteprimaVuota}</p>
      ) : (
        <Totali fatta={fatta} dati={dati} />
      )}
    </section>
  );
}

function Totali({ fatta, dati }: { fatta: Anteprima; dati: Nuova }) {
  const isScissa = dati.esigibilita === 'S';
  const righe: (readonly [string, string])[] = [
    ...fatta.riepilogo.map(({ aliquota, natura, imponibile, imposta }) => {
      const nome = m.aliquotaDi(formatIt(aliquota, { mostraZero: true }), natura);
      return [nome, `${formatEuro(imponibile)} + ${formatEuro(imposta)}`] as const;
    }),
    ...(fatta.bollo > 0 ? [[m.bollo, formatEuro(fatta.bollo)] as const] : []),
    [m.totale.replace(' (€)', ''), formatEuro(fatta.totale)],
    ...(isScissa ? [[m.versaIva, formatEuro(-fatta.iva)] as const] : []),
    ...(fatta.ritenuta > 0 ? [[m.ritenuta, formatEuro(-fatta.ritenuta)] as const] : []),
    [m.netto, formatEuro(fatta.netto)],
  ];
  return (
    <>
      <dl className={css.totals}>
        {righe.map(([nome, valore]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd className="figures">{valore}</dd>
          </div>
        ))}
      </dl>
      <p className={css.soft}>{m.consegna(fatta.codiceSDI, fatta.pec)}</p>
      {dati.conRitenuta && fatta.ritenuta === 0 && <p className={css.soft}>{m.senzaRitenuta}</p>}
    </>
  );
}
