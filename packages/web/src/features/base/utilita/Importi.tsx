import { formatData, giornoDiRoma, isData } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiScadenze } from '../../../messages/scadenze.ts';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import type { Utilita } from './Codici.tsx';
import { Compila, Errore, euro, Passi, Risposta, writeFonti } from './Passi.tsx';
import type { Ricerca } from './ricerca.ts';
import css from './Utilita.module.css';
import { scadenzeQuery } from './utilita.api.ts';

export type PropsConto = {
  utilita: Utilita;
  chiesta: Ricerca;
  change: (nuova: Ricerca) => void;
};
const ORDINARIA = 22;
const oggi = () => giornoDiRoma(new Date());
const versi = [
  ['compresa', m.versi.compresa],
  ['esclusa', m.versi.esclusa],
] as const;

/** An amount with its VAT, added or taken out. */
export function ContoIva({ utilita, chiesta, change }: PropsConto) {
  const { importo = 0, aliquota = ORDINARIA, verso } = chiesta;
  const isCompresa = verso !== 'esclusa';
  const fonte = makeFonteDati(
    utilita
      .listAliquoteIva(new Date().getFullYear())
      .map((una) => ({ chiave: String(una), testo: `${una}%` })),
  );
  const conto = importo > 0 ? utilita.computeIva(importo, aliquota, isCompresa) : null;
  return (
    <>
      <div className={css.fields}>
        <NumberField
          etichetta={m.importo}
          unita="€"
          valore={importo === 0 ? null : importo}
          opzioni={{ decimali: 2 }}
          onValore={(nuovo) => change({ importo: nuovo ?? 0 })}
        />
        <CampoSegmenti
          etichetta={m.verso}
          voci={versi}
          valore={isCompresa ? 'compresa' : 'esclusa'}
          onChange={(nuovo) => change({ verso: nuovo })}
        />
        <Tendina
          etichetta={m.aliquota}
          valore={String(aliquota)}
          fonte={fonte}
          onChange={(nuova) => change({ aliquota: Number(nuova ?? ORDINARIA) })}
        />
      </div>
      {conto === null ? (
        <Compila />
      ) : (
        <>
          <Risposta cifra={`${euro(isCompresa ? conto.imponibile : conto.totale)} €`}>
            {m.ivaFrase(euro(conto.imponibile), euro(conto.iva), euro(conto.totale))}
          </Risposta>
          <Passi passi={conto.passi} />
        </>
      )}
    </>
  );
}

function computeOrErrore<T>(compute: () => T): T | string {
  try {
    return compute();
  } catch (causa) {
    if (causa instanceof RangeError) return causa.message;
    throw causa;
  }
}

/** Legal interest on an amount, from a day to another. */
export function ContoInteressi({ utilita, chiesta, change }: PropsConto) {
  const { importo = 0, dal = '', al = oggi() } = chiesta;
  const conto =
    importo > 0 && isData(dal) && isData(al)
      ? computeOrErrore(() => utilita.computeInteressiLegali(importo, dal, al))
      : null;
  return (
    <>
      <div className={css.fields}>
        <NumberField
          etichetta={m.importo}
          unita="€"
          valore={importo === 0 ? null : importo}
          opzioni={{ decimali: 2 }}
          onValore={(nuovo) => change({ importo: nuovo ?? 0 })}
        />
        <DateField etichetta={m.dal} valore={dal} onChange={(nuovo) => change({ dal: nuovo })} />
        <DateField etichetta={m.al} valore={al} onChange={(nuovo) => change({ al: nuovo })} />
      </div>
      {conto === null && <Compila />}
      {typeof conto === 'string' && <Errore testo={conto} />}
      {conto !== null && typeof conto !== 'string' && (
        <>
          <Risposta cifra={`${euro(conto.interessi)} €`}>
            {m.interessiFrase(conto.giorni, euro(conto.totale))}
          </Risposta>
          {conto.passi.length > 0 && <Passi passi={conto.passi} nota={m.arrotondato} />}
        </>
      )}
    </>
  );
}

/** A term counted in days, and the dates of the year. */
export function ContoTermini({ utilita, chiesta, change }: PropsConto) {
  const { dal = oggi(), giorni = 30 } = chiesta;
  const termine = isData(dal) ? utilita.computeTermineGiorni(dal, giorni) : null;
  return (
    <>
      <div className={css.fields}>
        <DateField etichetta={m.partenza} valore={dal} onChange={(nuovo) => change({ dal: nuovo })} />
        <NumberField
          etichetta={m.giorni}
          valore={giorni}
          opzioni={{ max: 3650 }}
          onValore={(nuovo) => change({ giorni: nuovo ?? 0 })}
        />
      </div>
      {termine === null ? (
        <Compila />
      ) : (
        <>
          <Risposta cifra={formatData(termine.adempimento)}>
            {m.terminiFrase}
            {termine.versamento !== termine.adempimento &&
              `; ${m.terminiVersamento(formatData(termine.versamento))}`}
          </Risposta>
          <h2 className={css.heading}>{m.terminePassi}</h2>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{m.voce}</th>
                  <th scope="col">{m.giorno}</th>
                  <th scope="col">{m.norma}</th>
                </tr>
              </thead>
              <tbody>
                {termine.passi.map(({ voce, giorno, fonti }) => (
                  <tr key={voce}>
                    <td>{voce}</td>
                    <td className={css.computed}>{giorno}</td>
                    <td>{writeFonti(fonti)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Calendario />
    </>
  );
}

/** The terms of this year, and of that of the declarations. */
function Calendario() {
  const { annoFiscale } = useSessione().configurazione;
  const corrente = Number(oggi().slice(0, 4));
  const [scelto, setScelto] = useState(corrente);
  const { data } = useQuery(scadenzeQuery);
  const tenuti = [...new Set([corrente, annoFiscale])].filter((uno) => data?.listScadenze(uno).length);
  const anno = tenuti.includes(scelto) ? scelto : annoFiscale;
  return (
    <>
      <h2 className={css.heading}>{m.calendario(anno)}</h2>
      {tenuti.length > 1 && (
        <div className={css.year}>
          <Segmenti
            nome={m.anno}
            voci={tenuti.map((uno) => [String(uno), String(uno)] as const)}
            valore={String(anno)}
            onChange={(nuovo) => setScelto(Number(nuovo))}
          />
        </div>
      )}
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{m.entro}</th>
              <th scope="col">{m.adempimento}</th>
              <th scope="col">{m.chi}</th>
            </tr>
          </thead>
          <tbody>
            {data?.listScadenze(anno).map(({ adempimento, data: giorno, per, nota, verificato }) => (
              <tr key={`${adempimento} ${giorno} ${per ?? ''} ${nota ?? ''}`}>
                <td className={css.code}>{formatData(giorno)}</td>
                <td>
                  {messaggiScadenze.adempimenti[adempimento]}
                  {nota && ` (${nota})`}
                  {!verificato && <span className={css.soft}> {m.daRiscontrare}</span>}
                </td>
                <td>{per ?? messaggiScadenze.perTutti}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
