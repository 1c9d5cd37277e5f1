import { toCentesimi, toEuro } from '@quadra/values';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { formatGiorno } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { askPrepara } from './ask-prepara.tsx';
import css from './Conto.module.css';
import { type Chiesto, type Conto, contoQuery, type Scelte } from './conto.api.ts';
import { writeEuro } from './stati.ts';
import type { useElaborazione } from './useElaborazione.ts';

const RATE_MASSIME = 7;
const fonteRate = makeFonteDati(
  Array.from({ length: RATE_MASSIME }, (_, n) => ({ chiave: String(n + 1), testo: m.inRate(n + 1) })),
);
const fonteQuando = makeFonteDati([
  { chiave: 'termine', testo: m.inTermine },
  { chiave: 'differito', testo: m.differito },
]);
const fonteIva = makeFonteDati([
  { chiave: 'marzo', testo: m.ivaAMarzo },
  { chiave: 'saldi', testo: m.ivaConSaldi },
]);
const IVA_ANNUALE = '6099';
const fonteRegimi = makeFonteDati(Object.entries(m.regimi).map(([chiave, testo]) => ({ chiave, testo })));

type Props = {
  chiesto: Chiesto;
  conto: Conto;
  scrive: boolean;
  elaborazione: ReturnType<typeof useElaborazione>;
};

/** The models that would pay what is left, by the choices of the client; prepared, they are kept. */
export function Proposta({ chiesto, conto, scrive, elaborazione: { inCorso, elabora } }: Props) {
  const cache = useQueryClient();
  const { proposti, quadratura, rifiuti } = conto;
  if (quadratura.fuori === 0) return null;
  const totale = toEuro(proposti.reduce((somma, { saldo }) => somma + toCentesimi(saldo), 0));
  const prepare = async () => {
    if (!(await askPrepara(chiesto, conto.rate, proposti.length, formatImporto(totale)))) return;
    await cache.invalidateQueries({ queryKey: contoQuery(chiesto).queryKey });
    void cache.invalidateQueries({ queryKey: ['f24'] });
  };
  return (
    <section className={css.proposal} aria-label={m.proposta}>
      <header className={css.proposalHead}>
        <div>
          <h2>{m.proposta}</h2>
          <p className={css.soft}>{scrive ? m.propostaTesto : m.soloStudio}</p>
        </div>
        {scrive && proposti.length > 0 && (
          <Button aspetto="primary" icona={IconFileInvoice} disabled={inCorso} onClick={() => void prepare()}>
            {m.prepara}
          </Button>
        )}
      </header>
      {scrive && <Scelta conto={conto} onScelta={(scelte) => void elabora(scelte)} />}
      {rifiuti.length > 0 && (
        <ul className={css.refused} aria-label={m.creditoFermo}>
          {rifiuti.map(({ frase, dal }) => (
            <li key={frase}>
              {frase} {dal !== null && m.dal(dal)}
            </li>
          ))}
        </ul>
      )}
      {proposti.length === 0 ? (
        <p className={css.soft}>{m.propostaAssente}</p>
      ) : (
        <>
          <Elenco proposti={proposti} />
          <Crescite proposti={proposti} />
        </>
      )}
    </section>
  );
}

function Scelta({ conto, onScelta }: { conto: Conto; onScelta: (scelte: Scelte) => void }) {
  const hasIva = conto.voci.some(
    ({ codice, verso, origine }) =>
      codice === IVA_ANNUALE && verso === 'debito' && origine === 'dichiarazione',
  );
  return (
    <div className={css.ways}>
      <Tendina
        etichetta={m.rate}
        valore={String(conto.rate)}
        fonte={fonteRate}
        onChange={(rate) => rate !== null && onScelta({ Rate: Number(rate) })}
      />
      <Tendina
        etichetta={m.quando}
        valore={conto.differito ? 'differito' : 'termine'}
        fonte={fonteQuando}
        onChange={(quando) => quando !== null && onScelta({ Differito: quando === 'differito' })}
      />
      {hasIva && (
        <Tendina
          etichetta={m.iva}
          valore={conto.ivaConSaldi ? 'saldi' : 'marzo'}
          fonte={fonteIva}
          onChange={(quando) => quando !== null && onScelta({ IvaConSaldi: quando === 'saldi' })}
        />
      )}
      <Tendina
        etichetta={m.regime}
        valore={conto.regime}
        fonte={fonteRegimi}
        onChange={(regime) => regime !== null && onScelta({ Regime: regime as Conto['regime'] })}
      />
    </div>
  );
}

/** What the day adds to a debt, with its law: the models ask it, the conto does not. */
function Crescite({ proposti }: { proposti: Conto['proposti'] }) {
  const passi = proposti.flatMap(({ passi: suoi }) => suoi);
  if (passi.length === 0) return null;
  return (
    <ul className={css.soft} aria-label={m.crescite}>
      {passi.map(({ voce, formula, importo, fonti }) => (
        <li key={`${voce} ${formula}`} className="figures">
          {m.crescita(voce, formula, writeEuro(importo))}{' '}
          {fonti.map(({ atto, articolo }) => `(${atto}, ${articolo})`).join(' ')}
        </li>
      ))}
    </ul>
  );
}

function Elenco({ proposti }: { proposti: Conto['proposti'] }) {
  return (
    <table className={css.proposed}>
      <thead>
        <tr>
          <th scope="col">{m.data}</th>
          <th scope="col">{m.scopoColonna}</th>
          {[m.aDebito, m.aCreditoColonna, m.saldo].map((nome) => (
            <th key={nome} scope="col" className={css.amount}>
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {proposti.map((uno) => (
          <tr key={`${uno.data} ${uno.scopo} ${uno.rata} ${uno.debito}`}>
            <td className="figures">{formatGiorno(uno.data)}</td>
            <td>
              {m.scopo[uno.scopo]} {uno.rata}
            </td>
            {[uno.debito, uno.credito, uno.saldo].map((importo, n) => (
              <td key={['debito', 'credito', 'saldo'][n]} className={classi(css.amount, 'figures')}>
                {writeEuro(importo)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
