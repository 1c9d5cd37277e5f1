import { giornoDiRoma } from '@quadra/values';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiAliquota } from '../../../messages/aliquota.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Aliquote } from './Aliquote.tsx';
import { AliquoteUsate } from './AliquoteUsate.tsx';
import { CellaImporto, type Spiega } from './CellaImporto.tsx';
import { Immobili } from './Immobili.tsx';
import css from './Imu.module.css';
import { findStato, writeEuro } from './importi.ts';
import { type ComuneImu, fiscaleDi, type Prospetto } from './imu.api.ts';

type Props = { comune: ComuneImu; prospetto: Prospetto; onSpiega: Spiega };

/** One comune: the lines of the F24, what is missing, the properties, the declarations. */
export function Comune({ comune, prospetto, onSpiega }: Props) {
  const { descrizione, provincia, regime, tributi, mancanze, dichiarazioni } = comune;
  const credito = comune.totale.credito.valore ?? 0;
  const [conAliquote, setConAliquote] = useState(false);
  return (
    <section className={css.comune} aria-label={descrizione}>
      <header className={css.comuneHead}>
        <h2 className={css.comuneName}>
          {descrizione}
          {provincia && <span className={css.soft}> ({provincia})</span>}
        </h2>
        <Stato {...findStato(comune)} />
        <span className={css.declarations}>
          {dichiarazioni.map(({ id, tipo, stato, aliquotaCambiataIl }) => (
            <span key={id}>
              <Link
                to="/dichiarazione/$anno/$id"
                params={{ anno: String(fiscaleDi(prospetto.annoImposta)), id }}
                className={css.link}
              >
                {m.apri(tipo, stato)}
              </Link>
              {aliquotaCambiataIl !== null && (
                <span className={css.soft}>
                  {', '}
                  {messaggiAliquota.cambiata(formatGiorno(giornoDiRoma(new Date(aliquotaCambiataIl))))}
                </span>
              )}
            </span>
          ))}
          {comune.variati > 0 && dichiarazioni.length === 0 && (
            <span className={css.soft}>{m.variati(comune.variati)}</span>
          )}
        </span>
      </header>
      {regime !== 'IMU' && <p className={css.notice}>{m.regime(regime)}</p>}
      {regime === 'IMU' && tributi.length > 0 && (
        <Tributi comune={comune} prospetto={prospetto} onSpiega={onSpiega} />
      )}
      {comune.sottoMinimo && <p className={css.notice}>{m.sottoMinimo}</p>}
      {credito > 0 && <p className={css.notice}>{m.versatoInPiu(writeEuro(credito))}</p>}
      {regime === 'IMU' && mancanze.length > 0 && (
        <div className={css.missing}>
          <h3>{m.manca}</h3>
          <ul>
            {mancanze.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
          {findStato(comune).tipo === 'attenzione' && (
            <p className={css.soft}>
              {comune.aliquote.some(({ origine }) => origine === 'anno prima')
                ? m.mancaTestoPrima(prospetto.annoImposta)
                : m.mancaTesto}
            </p>
          )}
        </div>
      )}
      <AliquoteUsate comune={comune} idStudio={prospetto.idStudio} />
      <Immobili comune={comune} onSpiega={onSpiega} />
      {regime === 'IMU' && prospetto.annoImposta > 2019 && (
        <>
          <button
            type="button"
            className={css.link}
            aria-expanded={conAliquote}
            onClick={() => setConAliquote(!conAliquote)}
          >
            {m.aliquote}
          </button>
          {conAliquote && (
            <Aliquote comune={comune} annoImposta={prospetto.annoImposta} idStudio={prospetto.idStudio} />
          )}
        </>
      )}
    </section>
  );
}

function Tributi({ comune, prospetto, onSpiega }: Props) {
  const { scadenzaAcconto, scadenzaSaldo } = prospetto;
  const { totale } = comune;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th className={css.code}>{m.codice}</th>
          <th>{m.descrizione}</th>
          <th className={css.count}>{m.quanti}</th>
          <th className={css.money}>
            {m.acconto} <span className={css.due}>{m.entro(formatGiorno(scadenzaAcconto))}</span>
          </th>
          <th className={css.money}>
            {m.saldo} <span className={css.due}>{m.entro(formatGiorno(scadenzaSaldo))}</span>
          </th>
          <th className={css.money}>{m.dovuto}</th>
        </tr>
      </thead>
      <tbody>
        {comune.tributi.map(({ codice, nome, immobili, acconto, saldo, dovuto }) => (
          <tr key={codice}>
            <td className="figures">{codice}</td>
            <td>{nome}</td>
            <td className={classi(css.number, 'figures')}>{immobili}</td>
            {[[m.acconto, acconto] as const, [m.saldo, saldo] as const, [m.dovuto, dovuto] as const].map(
              ([quale, importo]) => (
                <td key={quale} className={css.number}>
                  <CellaImporto importo={importo} nome={`${quale} ${codice}`} onSpiega={onSpiega} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {m.totale}
          </th>
          {[
            [m.acconto, totale.acconto] as const,
            [m.saldo, totale.saldo] as const,
            [m.dovuto, totale.dovuto] as const,
          ].map(([quale, importo]) => (
            <td key={quale} className={css.number}>
              <CellaImporto importo={importo} nome={`${quale}, ${m.totale}`} onSpiega={onSpiega} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
